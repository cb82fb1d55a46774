"""The description of the server that the page's types are made from, as `web/openapi.json` keeps it: `make openapi`."""

from bodypolitic.server.app import create_app
from bodypolitic.server.openapi import as_text
from bodypolitic.server.settings import Settings

if __name__ == "__main__":
    print(as_text(create_app(Settings("sqlite://"))), end="")
