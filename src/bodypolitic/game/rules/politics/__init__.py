"""The Politics Table: policies, elections, public companies and the IMF."""
