"""The published terms of the game in each language: where English names a thing, a translation names it so as well.

Each term is given by the stems of its forms. A message whose English speaks of the thing has to hold one of them, in
its own words or in those that it asks for; those that say it otherwise on purpose stand in `waived.py`. Names and
titles that the rulebooks print stand in `published/`, letter by letter.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, StringLiteral, TextElement

from bodypolitic.words.catalogue import ENGLISH, catalogue
from tests.words.declared import messages_in, nodes_in
from tests.words.waived import SAID_OTHERWISE

PUBLISHED: Final = Path(__file__).parent / "published"

# The term in English, and the stems of its forms in each language, all without regard to capitals
TERMS: Final[Mapping[str, Mapping[str, str]]] = {
    r"Working Class": {"uk": r"Робітнич\w+ клас", "pl": r"Klas\w+ Robotnicz", "it": r"Class[ei] Operai"},
    r"Middle Class": {"uk": r"Середн", "pl": r"Klas\w+ Średni", "it": r"Class[ei] Medi"},
    r"Capitalist Class": {"uk": r"Капіталістичн\w+ клас", "pl": r"Klas\w+ Kapitalist", "it": r"Class[ei] Capitalist"},
    r"the State(?!')": {"uk": r"Держав", "pl": r"Państw", "it": r"\bStato\b|statal"},
    r"Labor Market": {"uk": r"ринок праці|ринку праці", "pl": r"Ryn\w+ Pracy", "it": r"Mercato del Lavoro"},
    r"Foreign Trade": {"uk": r"зовнішн\w+ торгівл", "pl": r"Handl?\w+ Zagraniczn", "it": r"Commercio Estero"},
    r"Immigration": {"uk": r"імміграці", "pl": r"Imigracj", "it": r"Immigrazion"},
    r"Polic(?:y|ies)": {"uk": r"закон|політик", "pl": r"Polityk|Polityc", "it": r"Politic"},
    r"Politics Table": {"uk": r"кодекс\w* законів", "pl": r"Tabel\w+ Polityk", "it": r"Tabella Politica"},
    r"sections?": {"uk": r"сектор", "pl": r"sekcj", "it": r"sezion"},
    r"Rounds?": {"uk": r"раунд", "pl": r"Rund", "it": r"round"},
    r"phases?": {"uk": r"фаз", "pl": r"Faz", "it": r"fas[ei]"},
    r"Preparation Phase": {
        "uk": r"фаз\w+ підготування",
        "pl": r"Faz\w+ Przygotowani",
        "it": r"Fase (?:di )?Preparazione",
    },
    r"Action Phase": {"uk": r"фаз\w+ дій", "pl": r"Faz\w+ Akcji", "it": r"Fase (?:delle )?Azioni"},
    r"Production Phase": {"uk": r"фаз\w* виробництва", "pl": r"Faz\w+ Produkcji", "it": r"Fas[ei] (?:di )?Produzione"},
    r"Elections Phase": {"uk": r"фаз\w+ голосування", "pl": r"Faz\w+ Głosowania", "it": r"Fase (?:delle )?Elezioni"},
    r"Scoring Phase": {"uk": r"фаз\w+ нарахування ПБ", "pl": r"Faz\w+ Punktowania", "it": r"Fase (?:di )?Punteggio"},
    r"Basic Actions?": {"uk": r"базов\w+ ді[йяїєю]", "pl": r"akcj\w+ Podstawow", "it": r"Azion[ei] Bas[ei]"},
    r"Free Actions?": {"uk": r"вільн\w+ ді[йяїєю]", "pl": r"akcj\w+ Darmow", "it": r"Azion[ei] Gratuit"},
    r"Special Actions?": {"uk": r"спеціальн\w+ ді[йяїєю]", "pl": r"akcj\w+ Specjaln", "it": r"Azion[ei] Special"},
    r"Event Actions?": {"uk": r"Розв.яза\w+ проблем", "pl": r"Akcj\w+ Wydarze", "it": r"Azion[ei] Evento"},
    r"Propose Bill": {"uk": r"законопр", "pl": r"Ustaw", "it": r"Propo\w+ (?:una )?Legge"},
    r"Assign Workers": {"uk": r"Влаштувати праців", "pl": r"Przydziel Pracown", "it": r"Assegnare Lavorator"},
    r"Build Company": {"uk": r"Відкрити комп", "pl": r"Załóż Firm", "it": r"Costruire Azienda|Costruire Aziende"},
    r"Strikes?": {"uk": r"страйк", "pl": r"Straj", "it": r"Scioper"},
    r"Demonstrations?": {"uk": r"демонстрац", "pl": r"Demonstracj", "it": r"Manifestazion"},
    r"Political Pressure": {"uk": r"політичн\w+ тиск", "pl": r"Presj\w+ Polityczn", "it": r"Pressione Politica"},
    r"Extra Shift": {"uk": r"понаднормов", "pl": r"Dodatk\S+ Zmian", "it": r"Straordinari"},
    r"Extra Tax": {"uk": r"Додатков\w+ подат", "pl": r"Dodatk\S+ Podat", "it": r"Tassa Extra"},
    r"Campaign": {"uk": r"Кампані", "pl": r"Kampani", "it": r"Campagn"},
    r"Food": {"uk": r"їж", "pl": r"Żywnoś", "it": r"Cibo"},
    r"Luxury": {"uk": r"розкіш|розкош", "pl": r"Luksus", "it": r"Lusso"},
    r"Health": {"uk": r"медицин|медичн|здоров", "pl": r"Zdrow", "it": r"Salute|Sanitari"},
    r"Education": {"uk": r"освіт", "pl": r"Edukac", "it": r"Istruzion"},
    r"Influence": {"uk": r"вплив", "pl": r"Wpływ", "it": r"Influenz"},
    r"personal Influence": {
        "uk": r"особист\w+ вплив",
        "pl": r"Wpływ\w* Osobist|Osobiste",
        "it": r"Influenza Personale|quella Personale",
    },
    r"media Influence": {"uk": r"медіавплив", "pl": r"Wpływ\w+ Mediów", "it": r"Influenza dei Media"},
    r"Goods and Services": {
        "uk": r"товар\w+ [йі] послуг",
        "pl": r"Towar\w+ i Usług",
        "it": r"beni e (?:dei )?servizi|Beni & Servizi",
    },
    r"VP": {"uk": r"ПБ", "pl": r"PZ", "it": r"VP"},
    r"Victory Points?": {"uk": r"переможн\w+ бал", "pl": r"Punkt\w* Zwycięstwa", "it": r"Punti Vittoria"},
    r"Population": {"uk": r"населенн", "pl": r"Populacj", "it": r"Popolazion"},
    r"Prosperity": {"uk": r"добробут", "pl": r"Dobroby", "it": r"Prosper"},
    r"Legitimacy": {"uk": r"легітимн", "pl": r"Popar[cć]", "it": r"Legittimità"},
    r"Wealth": {"uk": r"багатств", "pl": r"Mająt", "it": r"Ricchezz"},
    r"State Benefits": {
        "uk": r"державн\w+ допомог",
        "pl": r"Pomoc\w* Państwow|Świadcze",
        "it": r"Benefi\w+ Statali|Benefit",
    },
    r"Public Services": {"uk": r"державн\w+ послуг", "pl": r"Usług\w* Publiczn", "it": r"Servizi Pubblici"},
    r"Treasury": {"uk": r"скарбниц", "pl": r"Skar\w+ Państwa", "it": r"Tesoreria"},
    r"Tax Multiplier": {"uk": r"податков\w+ множник", "pl": r"Mnożnik\w* Podatk", "it": r"Moltiplicatore Tasse"},
    r"Business Deals?": {"uk": r"ділов\w+ угод", "pl": r"Um[óo]w\w* Handlow", "it": r"Accord[oi] Commercial"},
    r"Exports?": {"uk": r"експорт", "pl": r"Ekspor", "it": r"E[sx]port"},
    r"Imports?": {"uk": r"імпорт", "pl": r"Impor", "it": r"Import"},
    r"Trade Unions?": {"uk": r"профспіл", "pl": r"Związ\w+ Zawodow", "it": r"Sindacat"},
    r"Income": {"uk": r"дохід|доход|прибут", "pl": r"Doch[óo]d", "it": r"Introiti|Fatturato"},
    r"Revenue": {"uk": r"прибут", "pl": r"Zysk", "it": r"Entrate"},
    r"Capital": {"uk": r"капітал", "pl": r"Kapitał", "it": r"Capital"},
    r"Storages?": {"uk": r"склад|зберіга", "pl": r"Magaz", "it": r"Magazzin|stoccaggio|deposit"},
    r"Free Trade Zone": {
        "uk": r"зон\w+ вільної торгівл",
        "pl": r"Stref\w+ Wolnego Handlu",
        "it": r"Zona di Libero Scambio",
    },
    r"Foreign Market": {"uk": r"зовнішн\w+ рин", "pl": r"Ryn\w+ Zagraniczn", "it": r"Mercato Estero"},
    r"tariffs?": {"uk": r"мит", "pl": r"\bC[łe]", "it": r"dazi"},
    r"Compan(?:y|ies)": {"uk": r"компані", "pl": r"Firm", "it": r"Aziend"},
    r"Public Compan(?:y|ies)": {
        "uk": r"державн\w+ компан",
        "pl": r"Firm\w* Państwow",
        "it": r"Aziend\w+ Pubblic|Pubbliche",
    },
    r"operational": {"uk": r"функціональн|функціону", "pl": r"funkcjonuj", "it": r"operativ"},
    r"Machinery": {"uk": r"устаткуванн", "pl": r"Maszyneri", "it": r"Macchinari"},
    r"Employees?": {"uk": r"найман", "pl": r"Zatrudnion", "it": r"dipendent"},
    r"slots?": {"uk": r"місц", "pl": r"miejsc", "it": r"slot"},
    r"Workers?": {"uk": r"працівник", "pl": r"Pracowni", "it": r"Lavorator"},
    r"skilled": {"uk": r"кваліфік", "pl": r"Wykwalifikowan|Kwalifikacj", "it": r"qualific"},
    r"unskilled": {
        "uk": r"некваліфік|без кваліфік",
        "pl": r"Niewykwalifikowan|bez kwalifikacji",
        "it": r"non (?:sono )?qualific",
    },
    r"committed": {"uk": r"вмотивован", "pl": r"Zaangażowan", "it": r"impegnat"},
    r"unemployed": {"uk": r"незайнят|бірж\w+ праці", "pl": r"Bezrobotn", "it": r"disoccupat"},
    r"Wages?": {"uk": r"заробітн\w+ пла|зарплат", "pl": r"Wynagr|płac", "it": r"Salar"},
    r"Taxes": {"uk": r"подат", "pl": r"Podat", "it": r"Tass"},
    r"Income Tax": {"uk": r"подат\w+ на прибуток", "pl": r"Podat\w+ Dochodow", "it": r"Tassa sul Fatturato"},
    r"Employment Tax": {"uk": r"подат\w+ на зайнятість", "pl": r"Podat\w+ od Zatrudnienia", "it": r"Tassa sul Lavoro"},
    r"Corporate Tax": {"uk": r"корпоративн\w+ подат", "pl": r"Podat\w+ Korporacyjn", "it": r"Tassa sull[ae] Società"},
    r"Loans?": {"uk": r"пози[кц]", "pl": r"Pożycz", "it": r"Prestit"},
    r"interest": {"uk": r"відсот", "pl": r"Odset", "it": r"interess"},
    r"IMF": {"uk": r"МВФ", "pl": r"MFW", "it": r"IMF"},
    r"Bills?": {"uk": r"законопро[еє]кт", "pl": r"Ustaw", "it": r"Legg|Propost"},
    r"immediate votes?": {
        "uk": r"позачергов\w+ голосуванн",
        "pl": r"Natychmiastow\w+ Głosowa",
        "it": r"Votazion\w Immediat",
    },
    r"Elections?": {"uk": r"голосуван", "pl": r"Głosowa", "it": r"elezion"},
    r"voting cubes?": {"uk": r"кубик\w* голос", "pl": r"kost\w+ Głosowania", "it": r"cub[oi] voto"},
    r"bag": {"uk": r"мішеч", "pl": r"worecz", "it": r"sacchett"},
    r"(?<!Historical )Events?": {"uk": r"проблем", "pl": r"Wydarze", "it": r"event"},
    r"Political Agendas?": {"uk": r"політичн\w+ ціл", "pl": r"Program\w* Polityczn", "it": r"Agend\w Politic"},
    r"Action cards?": {"uk": r"карт\w* дій", "pl": r"kart\w* Akcji", "it": r"cart[ae] Azione"},
    r"decks?": {"uk": r"колод", "pl": r"tali", "it": r"mazz"},
    r"tokens?": {"uk": r"жетон", "pl": r"żeton", "it": r"token"},
    r"Automas?": {"uk": r"автом", "pl": r"Autom", "it": r"Autom"},
    r"AI cards?": {"uk": r"карт\w* ШІ|ШІ", "pl": r"kart\w* (?:SI|AI)", "it": r"cart[ae] (?:IA|AI)"},
    r"bonds?": {"uk": r"облігац", "pl": r"Obligacj", "it": r"Obbligazion|titol|bond"},
    r"Crisis Response": {"uk": r"реагуванн\w+ на криз", "pl": r"Reakcj\w+ na Kryzys", "it": r"Rispost\w alla Crisi"},
    r"Alternative Events?": {
        "uk": r"альтернативн\w+ пробл",
        "pl": r"Alternatywn\w+ Wydarze|Wydarze\w+ Alternatywn",
        "it": r"Event[oi] Alternativ",
    },
    r"Hidden Agendas?": {
        "uk": r"таємн\w+ ціл",
        "pl": r"Ukryt\w+ (?:Cel|Program)",
        "it": r"(?:Agend\w|Obiettiv\w) Nascost|Agend\w Segret",
    },
    r"Historical Events?": {"uk": r"історичн\w+ поді", "pl": r"Wydarze\w+ Historyczn", "it": r"Event\w Storic"},
}


def said_in(message: Message, messages: Mapping[str, Message], seen: frozenset[str] = frozenset()) -> str:
    """A message's own words, with those of the messages that it names: parts of sentences and words that it counts."""
    return " ".join([own_words(message), *_named(message, messages, seen | {message.id.name})])


def own_words(message: Message) -> str:
    """What a message itself says, in all its variants and forms."""
    return " ".join(node.value for node in nodes_in(message) if isinstance(node, TextElement))


def _named(message: Message, messages: Mapping[str, Message], seen: frozenset[str]) -> Iterator[str]:
    for node in nodes_in(message):
        name = node.id.name if isinstance(node, MessageReference) else ""
        name = node.value if isinstance(node, StringLiteral) else name
        if name in messages and name not in seen:
            yield said_in(messages[name], messages, seen)


def said_otherwise(language: str) -> set[tuple[str, str]]:
    """Messages that don't call by its published term what English calls so, each with that term."""
    english, there = messages_in(ENGLISH), messages_in(language)
    return {
        (name, term)
        for name, message in english.items()
        if language != ENGLISH and name in there and not name.startswith("title-")
        for words in (own_words(message),)
        for term, forms in TERMS.items()
        if re.search(rf"\b(?:{term})\b", words, re.I)
        and not re.search(forms[language], said_in(there[name], there), re.I)
    }


def terms_missed(language: str) -> list[str]:
    """Terms that are not used, and waivers that nothing needs any more."""
    return sorted(
        f"{name}: {term}" for name, term in said_otherwise(language) ^ SAID_OTHERWISE.get(language, frozenset())
    )


def names_not_as_published(language: str) -> list[str]:
    """Names and titles that differ from what the rulebook of a language prints."""
    file = PUBLISHED / f"{language}.ftl"
    source = file.read_text(encoding="utf-8") if file.exists() else ""
    printed = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    return [
        f"{entry.id.name}: {own_words(entry)}"
        for entry in printed
        if catalogue(language).text(entry.id.name) != own_words(entry)
    ]
