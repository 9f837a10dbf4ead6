// Synonyms for what a house calls otherwise: makes by nickname, kinds of goods, colours, fuels, gearboxes. Data
// alone; texto-da-busca.ts reads it. Words are written as people write them and folded when they are compared.
// Refuses the names of models: models are asked first, but only those in stock.
import { CORES, type Combustivel } from '../veiculos/codigos.ts'

const palavras = (texto: string): string[] => texto.split('|')

/** Make → nicknames and the spellings that are too far off for the correction of typing errors. */
export const APELIDOS_DE_MARCA: Readonly<Record<string, readonly string[]>> = {
  Volkswagen: palavras('vw|volks|volksvagem|wolks|folks|volkswagem|vokswagen'),
  Chevrolet: palavras('gm|chevy|chevro|general motors|xevrolet|cheverlet'),
  'Mercedes-Benz': palavras('mercedes|mb|mbb|merc|mercedez|mercedez benz|mercedes bens|mercedez bens'),
  Peugeot: palavras('pejo|pegeout|pegeot|peujo'),
  Citroën: palavras('citroem|citroen|sitroen'),
  Renault: palavras('reno|renaut|renol'),
  Hyundai: palavras('hiunday|hiundai|huyndai|hunday|hundai|yundai'),
  Mitsubishi: palavras('mitsu|mitisubishi|mitsubish'),
  Toyota: palavras('toiota'),
  Nissan: palavras('nisan'),
  Jeep: palavras('gip|jipe'),
  'Land Rover': palavras('landrover|range rover'),
  'Harley-Davidson': palavras('harley|harlei'),
  Yamaha: palavras('iamaha|yamarra'),
  Suzuki: palavras('susuki'),
  Kawasaki: palavras('kawazaki'),
  'Massey Ferguson': palavras('massey'),
  Caterpillar: palavras('cat'),
  'CAOA Chery': palavras('chery|caoa'),
  Iveco: palavras('iveko'),
  Scania: palavras('escania'),
}

/** What a kind of goods is asked by; of several values, those that the house has in stock. */
export interface Especie {
  readonly campo: 'categoria' | 'tipo'
  readonly valores: readonly string[]
  readonly palavras: readonly string[]
}
const especie = (campo: Especie['campo'], valores: string, texto: string): Especie => ({
  campo,
  valores: valores.split('|'),
  palavras: palavras(texto),
})

export const ESPECIES: readonly Especie[] = [
  especie(
    'categoria',
    'Moto',
    'moto|motocicleta|motoca|motinha|scooter|motoneta|ciclomotor|triciclo|quadriciclo',
  ),
  especie('categoria', 'Carros', 'carro|automóvel|carro de passeio|passeio|auto'),
  especie('categoria', 'Utilitários', 'utilitário'),
  especie(
    'tipo',
    'Utilitário',
    'caminhonete|camionete|camioneta|picape|pick-up|pickup|picup|pikape|van|furgão',
  ),
  especie('categoria', 'Pesados', 'pesado|veículo pesado'),
  especie('tipo', 'Caminhão|Cavalo mecânico', 'caminhão|caminhaozinho|truck|toco|bitruck|bi-truck'),
  especie('tipo', 'Cavalo mecânico', 'cavalo mecânico|cavalo|cavalinho|caminhão trator|caminhão-trator'),
  especie('tipo', 'Ônibus|Micro-ônibus', 'ônibus|coletivo'),
  especie('tipo', 'Micro-ônibus', 'micro-ônibus|microônibus|micro'),
  especie('tipo', 'Carreta|Semirreboque|Reboque', 'carreta|implemento|implemento rodoviário'),
  especie('tipo', 'Semirreboque', 'semirreboque|semi-reboque|semi reboque'),
  especie('tipo', 'Reboque', 'reboque|carretinha'),
  especie('tipo', 'Trator', 'trator'),
  especie('tipo', 'Máquina de construção|Máquina agrícola', 'máquina|máquina pesada|linha amarela'),
  especie('tipo', 'Máquina agrícola', 'máquina agrícola|implemento agrícola'),
  especie('tipo', 'Máquina de construção', 'máquina de construção'),
  especie('tipo', 'Empilhadeira', 'empilhadeira'),
  especie('tipo', 'Gerador', 'gerador'),
  especie('categoria', 'Equipamentos', 'equipamento|equipamento industrial'),
  especie('categoria', 'Sucatas', 'sucata|desmanche|desmontagem|para desmontar'),
  especie('categoria', 'Recuperável', 'recuperável|veículo recuperável'),
  especie('categoria', 'Imóveis', 'imóvel'),
  especie('tipo', 'Apartamento', 'apartamento|apto|flat|kitnet'),
  especie('tipo', 'Casa', 'casa|sobrado'),
  especie('tipo', 'Terreno', 'terreno|loteamento'),
  especie('tipo', 'Galpão', 'galpão|barracão'),
  especie('tipo', 'Imóvel comercial', 'sala comercial|imóvel comercial'),
  especie('tipo', 'Imóvel rural', 'imóvel rural|fazenda|sítio|chácara'),
  especie('categoria', 'Embarcações', 'embarcação|barco|lancha|jet ski|jetski|veleiro'),
  especie('categoria', 'Aeronaves', 'aeronave|avião|helicóptero'),
  especie('tipo', 'Bicicleta', 'bicicleta|bike'),
  especie('tipo', 'Equipamento de informática', 'informática|notebook|computador'),
  especie('tipo', 'Celular', 'celular|smartphone'),
]

/** They say more than a model does: "sucata de gol" is not any Gol. Other kinds follow from the model. */
export const ESPECIES_ALEM_DO_MODELO: ReadonlySet<string> = new Set(['Sucatas', 'Recuperável'])

/** Colour of the RENAVAM table → its other words, with both genders. */
export const NOMES_DE_COR: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(CORES).map((cor) => [cor, [cor]] as const),
)
export const OUTROS_NOMES_DE_COR: Readonly<Record<string, readonly string[]>> = {
  Amarelo: palavras('amarela|amarelinho'),
  Branca: palavras('branco|branquinho|pérola'),
  Cinza: palavras('grafite|chumbo'),
  Dourada: palavras('dourado|champagne'),
  Grená: palavras('vinho|bordô'),
  Marrom: palavras('bronze|castanho'),
  Prata: palavras('prateado|prateada'),
  Preta: palavras('preto|negro|pretinho'),
  Roxa: palavras('roxo|violeta|lilás'),
  Vermelha: palavras('vermelho|vermelhinho'),
}

/** Word → codes; of several, those in stock. */
export const NOMES_DE_COMBUSTIVEL: readonly (readonly [Combustivel[], string[]])[] = [
  [['GAS'], palavras('gasolina')],
  [['ALC'], palavras('álcool|etanol')],
  [['DIE'], palavras('diesel|disel|óleo diesel|dísel')],
  [['FLE'], palavras('flex|bicombustível|total flex|flexível')],
  [['GNV', 'FGN'], palavras('gnv|gás natural|kit gás')],
  [['HIB', 'HIF', 'HPI', 'HDI'], palavras('híbrido|híbrida|hybrid')],
  [['HPI'], palavras('plug-in|plugin|híbrido plug-in')],
  [['ELE'], palavras('elétrico|elétrica|carro elétrico')],
]

/** Who says "automático" takes a CVT too. */
export const NOMES_DE_CAMBIO: readonly (readonly [string[], string[]])[] = [
  [['AUTOMATICO', 'CVT'], palavras('automático|automática|câmbio automático|aut|hidramático')],
  [['MANUAL'], palavras('manual|câmbio manual|câmbio mecânico')],
  [['CVT'], palavras('cvt|câmbio cvt')],
  [
    ['AUTOMATIZADO'],
    palavras('automatizado|automatizada|câmbio automatizado|dualogic|i-motion|imotion|easytronic'),
  ],
]

export const NOMES_DE_MONTA: readonly (readonly [string, string[]])[] = [
  ['PEQUENA', palavras('pequena monta|monta pequena')],
  ['MEDIA', palavras('média monta|monta média')],
  ['GRANDE', palavras('grande monta|monta grande')],
]

/** Equipment whose words would otherwise be taken for a fuel, a colour or a kind: they stay words. */
export const EXPRESSOES: readonly string[] = palavras(
  'vidro elétrico|vidros elétricos|direção elétrica|trava elétrica|trio elétrico|retrovisor elétrico|ar automático|chave manual|manual do proprietário|banco de couro|ar condicionado|direção hidráulica|cabine dupla|cabine simples|chave reserva|carro de mão|pá carregadeira|teto solar|único dono',
)

/** Words that say nothing about which lot: dropped once something else was understood. */
export const VAZIAS: ReadonlySet<string> = new Set(
  palavras(
    'a|o|as|os|e|ou|de|da|do|das|dos|em|no|na|nos|nas|com|para|pra|por|um|uma|uns|umas|que|ate|leilao|leiloes|lote|lotes|veiculo|veiculos|comprar|compro|quero|procuro|busco|buscar|barato|barata|baratos|baratas|usado|usada|usados|usadas|seminovo|ano|modelo|marca|cor|cambio|preco|valor|reais|real|cifrao|combustivel|motor|cidade|estado|regiao|mais|menos|ofertas|oferta|venda|perto',
  ),
)

/** How the empty words are written with their accents: "Pará" is none of them. */
const VAZIAS_COM_ACENTO: ReadonlySet<string> = new Set(
  palavras('até|leilão|leilões|veículo|veículos|preço|câmbio|combustível|região|à|às|é'),
)
export const ehVazia = (escrita: string, dobrada: string): boolean =>
  VAZIAS.has(dobrada) && (escrita.toLowerCase() === dobrada || VAZIAS_COM_ACENTO.has(escrita.toLowerCase()))

/** Words of descriptions: they are right as they are, so they are not corrected into a name. */
export const PALAVRAS_DE_DESCRICAO: readonly string[] = palavras(
  'batido|batida|sinistro|sinistrado|colisão|enchente|incêndio|financiamento|seguradora|banco|judicial|extrajudicial|recuperado|retomado|frota|chave|documento|documentação|monta|pequena|média|grande|funcionando|motor|turbo|completo|completa|blindado|couro|teto|solar|sedan|sedã|hatch|suv|perua|cabine|dupla|simples|baú|caçamba|basculante|tanque|graneleira|sider|porta|portas|pneu|roda|rodas|freio|som|multimídia|câmera|sensor|airbag|abs|direção|hidráulica|elétrica|vidro|trava|alarme|farol|caixa|carga|passageiros|lugares|eixo|eixos|comitiva|leve|novo|nova|velho|antigo|clássico|raro|único|dono|conservado|revisado|garantia|laudo|aprovado|reprovado|peças|peça|leiloado|tração|trilha|esportivo|esportiva|família|trabalho|pintura|amassado|original|praia',
)

/**
 * Names of models sold in Brazil: one that is not in stock is still right as it is written, and is not corrected into
 * another one that is.
 */
export const MODELOS_CONHECIDOS: readonly string[] = palavras(
  'gol|polo|fox|voyage|virtus|saveiro|amarok|jetta|golf|passat|tiguan|taos|nivus|parati|santana|fusca|kombi|brasilia|up|onix|prisma|celta|corsa|cruze|tracker|spin|montana|cobalt|classic|vectra|astra|zafira|meriva|agile|captiva|equinox|blazer|opala|monza|kadett|chevette|omega|uno|palio|strada|toro|mobi|argo|siena|cronos|fiorino|pulse|fastback|ducato|idea|punto|doblo|bravo|linea|stilo|marea|tempra|weekend|fiesta|ecosport|ranger|focus|fusion|cargo|territory|courier|escort|edge|maverick|bronco|corolla|hilux|etios|yaris|bandeirante|creta|tucson|azera|elantra|sonata|veloster|civic|accord|city|biz|titan|bros|pop|hornet|twister|lead|elite|sandero|logan|duster|kwid|captur|oroch|master|clio|scenic|megane|fluence|kangoo|symbol|renegade|compass|commander|wrangler|cherokee|kicks|versa|march|frontier|sentra|livina|tiida|altima|fazer|factor|lander|tenere|crosser|nmax|crypton|partner|boxer|expert|hoggar|aircross|jumper|jumpy|berlingo|cactus|picasso|pajero|outlander|lancer|eclipse|sportage|cerato|bongo|soul|picanto|sorento|carnival|sprinter|accelo|actros|atego|axor|evoque|discovery|defender|freelander|velar|daily|tector|stralis|cursor|jimny|vitara|intruder|burgman|yes|tiggo|arrizo|ninja|versys|vulcan|dolphin|song|seal|troller|delivery|constellation|worker|meteor|lince|besta|topic|hafei|effa|lifan|jac',
)
