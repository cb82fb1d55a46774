# The steps of docs/hosting.md. The first image builds the wheel, the second has nothing but what it needs.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends make gcc libc6-dev
COPY . /src
WORKDIR /src
RUN make wheel

FROM python:3.13-slim
COPY --from=build /src/dist /src/constraints.txt /dist/
RUN pip install --no-cache-dir -c /dist/constraints.txt "$(ls /dist/*.whl)[table]" && useradd --system --create-home bodypolitic
USER bodypolitic
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/ready')"]
ENTRYPOINT ["bodypolitic", "serve", "--host", "0.0.0.0", "--port", "8000"]
