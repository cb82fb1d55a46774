"""Hidden Agendas (Crisis & Control): a secret task for each player, worth victory points once it is achieved."""
