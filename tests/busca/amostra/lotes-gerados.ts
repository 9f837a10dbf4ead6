// Realistic lots for tests and measurements: skewed brands, models below brands, cities below states, auctions that end
// every two minutes, missing values where life has them. Seeded; no lot is stored anywhere.
import type { Documento } from '../../../apps/server/src/engines/busca/documento-de-busca.ts'
import { type Sorteio, sortear } from './sorteio-semeado.ts'

// biome-ignore format: a table
const MARCAS: readonly (readonly [marca: string, modelos: string])[] = [
  ['Volkswagen', 'Gol|Polo|Saveiro|Fox|Voyage|Virtus|T-Cross|Nivus|Jetta|Amarok|up!|Kombi|Constellation'],
  ['Chevrolet', 'Onix|Prisma|Celta|S10|Tracker|Cruze|Corsa|Spin|Montana|Cobalt|Classic|Vectra|Trailblazer'],
  ['Fiat', 'Uno|Palio|Strada|Toro|Mobi|Argo|Siena|Cronos|Fiorino|Pulse|Ducato|Idea|Punto|Doblò'],
  ['Ford', 'Ka|Fiesta|EcoSport|Ranger|Focus|Fusion|Cargo|F-4000|Territory|Courier'],
  ['Toyota', 'Corolla|Hilux|Etios|Yaris|SW4|RAV4|Corolla Cross|Bandeirante'],
  ['Hyundai', 'HB20|HB20S|Creta|Tucson|ix35|Azera|HR|Santa Fe'],
  ['Honda', 'Civic|Fit|City|HR-V|CR-V|WR-V|CG 160|Biz 125|XRE 300|CB 500'],
  ['Renault', 'Sandero|Logan|Duster|Kwid|Captur|Oroch|Master|Clio'],
  ['Jeep', 'Renegade|Compass|Commander|Wrangler'],
  ['Nissan', 'Kicks|Versa|March|Frontier|Sentra|Livina'],
  ['Yamaha', 'Fazer 250|Factor 150|Lander|MT-03|NMAX|XTZ 150'],
  ['Peugeot', '208|2008|206|207|307|Partner|Boxer'], ['Citroën', 'C3|C4|Aircross|Jumper|C4 Cactus|Berlingo'],
  ['Mitsubishi', 'L200|Pajero|ASX|Outlander|Lancer'], ['Kia', 'Sportage|Cerato|Bongo|Soul|Picanto'],
  ['BMW', '320i|X1|X3|118i|X5|F 800 GS|G 310'], ['Mercedes-Benz', 'C 180|Sprinter|Accelo 1016|Actros 2651|GLA 200|Atego 2426'],
  ['Audi', 'A3|A4|Q3|Q5|A1'], ['Land Rover', 'Evoque|Discovery|Freelander 2|Defender'], ['Volvo', 'FH 540|VM 270|XC60|XC40'],
  ['Scania', 'R 450|R 440|P 310|G 420'], ['Iveco', 'Daily 35S14|Tector 240E|Stralis|Hi-Way'], ['Suzuki', 'Jimny|Vitara|V-Strom|Intruder 125'],
  ['Chery', 'Tiggo 5X|QQ|Arrizo 6|Tiggo 8'], ['Kawasaki', 'Ninja 400|Versys 650|Z900'], ['Randon', 'Carreta Baú|Carreta Graneleira|Basculante'],
  ['Caterpillar', '320|D6|416E'], ['Massey Ferguson', 'MF 275|MF 4292'], ['BYD', 'Dolphin|Song Plus|Seal'], ['Troller', 'T4'],
]
// biome-ignore format: a table
const ESTADOS: readonly (readonly [uf: string, cidades: string])[] = [
  ['SP', 'São Paulo|Campinas|Guarulhos|Ribeirão Preto|Santos|Sorocaba|São José dos Campos|Osasco|Bauru|Santo André|Jundiaí|Piracicaba'],
  ['MG', 'Belo Horizonte|Uberlândia|Contagem|Juiz de Fora|Betim|Montes Claros|Santa Luzia|Três Corações'],
  ['RJ', 'Rio de Janeiro|Duque de Caxias|Niterói|Nova Iguaçu|Campos dos Goytacazes|Volta Redonda'],
  ['PR', 'Curitiba|Londrina|Maringá|Ponta Grossa|Cascavel|São José dos Pinhais'], ['RS', 'Porto Alegre|Caxias do Sul|Canoas|Santa Maria|Pelotas|Passo Fundo'],
  ['SC', 'Florianópolis|Joinville|Blumenau|Itajaí|Chapecó'], ['BA', 'Salvador|Feira de Santana|Vitória da Conquista|Camaçari'],
  ['GO', 'Goiânia|Aparecida de Goiânia|Anápolis|Rio Verde'], ['PE', 'Recife|Jaboatão dos Guararapes|Olinda|Caruaru'], ['CE', 'Fortaleza|Caucaia|Sobral|Juazeiro do Norte'],
  ['DF', 'Brasília|Santa Maria|Taguatinga'], ['ES', 'Vitória|Vila Velha|Serra|Cariacica'], ['MT', 'Cuiabá|Várzea Grande|Rondonópolis|Sinop'],
  ['MS', 'Campo Grande|Dourados|Três Lagoas'], ['PA', 'Belém|Ananindeua|Santarém|Marabá'], ['AM', 'Manaus|Parintins'], ['MA', 'São Luís|Imperatriz'],
  ['PB', 'João Pessoa|Campina Grande'], ['RN', 'Natal|Mossoró|Parnamirim'], ['AL', 'Maceió|Arapiraca'], ['PI', 'Teresina|Parnaíba'], ['SE', 'Aracaju|Lagarto'],
  ['TO', 'Palmas|Araguaína'], ['RO', 'Porto Velho|Ji-Paraná'], ['AC', 'Rio Branco'], ['AP', 'Macapá|Santana'], ['RR', 'Boa Vista'],
]
export const TIPOS_GERADOS = [
  'Carros',
  'Motos',
  'Utilitários',
  'Caminhões',
  'Sucatas',
  'Equipamentos',
  'Ônibus',
  'Imóveis',
  'Embarcações',
  'Aeronaves',
] as const
const CATEGORIA_DO_TIPO: Readonly<Record<string, string>> = {
  Motos: 'Moto',
  Caminhões: 'Pesados',
  Ônibus: 'Pesados',
}
const CORES = [
  'Prata',
  'Branca',
  'Preta',
  'Cinza',
  'Vermelha',
  'Azul',
  'Verde',
  'Bege',
  'Marrom',
  'Amarela',
  'Dourada',
  'Laranja',
  'Roxa',
  'Fantasia',
] as const
const COMBUSTIVEIS = [
  'Flex',
  'Gasolina',
  'Diesel',
  'Etanol',
  'Híbrido',
  'Elétrico',
  'GNV',
  'Flex + GNV',
] as const
const RETOMADAS = [
  'FINANCIAMENTO',
  'PT_COLISAO',
  'PT_ROUBO_FURTO_RECUPERADO',
  'FROTA',
  'PT_ENCHENTE',
  'JUDICIAL',
  'EXTRAJUDICIAL',
  'LOJA',
  'VENDA_DIRETA',
] as const
const LAUDOS = ['APROVADO', 'APROVADO_COM_APONTAMENTO', 'REPROVADO'] as const
const PROMOCOES = [
  'Compre já',
  'Repasse',
  'Black Car 10',
  'Blindado',
  'Kit GNV',
  'Sem chave',
  'Sinistrado',
] as const
const SITUACOES = [
  'LIBERADO_LEILAO',
  'NAO_ARREMATADO',
  'PAGO',
  'CONDICIONAL',
  'REPASSE',
  'PENDENTE',
  'AG_PAGAMENTO',
  'CADASTRADO',
  'AO_VIVO',
  'DOULHE_UMA',
  'RETIRADO',
  'SUSPENSO',
] as const
const OCULTAS: ReadonlySet<string> = new Set(['CADASTRADO'])
const VERSOES = [
  '1.0',
  '1.6',
  '2.0 16V',
  '1.4 Turbo',
  'Comfortline',
  'LTZ',
  'XEi',
  'Automático',
  'Manual',
  '4x4',
  'Cabine Dupla',
  'Sedã',
  'Hatch',
  '1,8',
  'Edição Especial',
] as const
// biome-ignore format: a table
const PALAVRAS = ['batido', 'sinistro', 'financiamento', 'recuperado', 'pequena monta', 'média monta', 'com chave', 'chave reserva', 'ar-condicionado', 'direção hidráulica', 'vidros elétricos', 'único dono',
  'documentação em dia', 'leilões judiciais', 'leilão extrajudicial', 'seguradora', 'câmbio avariado', 'motores a diesel', 'colisão frontal', 'colisões traseiras', 'enchente', 'faróis de neblina', 'pneus novos', 'caminhões e carretas'] as const

const DIA = 86_400_000
/** The generator's own clock: nothing here depends on the day it runs. */
export const AGORA_GERADO = Date.UTC(2026, 10, 20, 15)
const LOTES_POR_LEILAO = 180

export const MARCAS_GERADAS = MARCAS.map(([marca, modelos]) => ({ marca, modelos: modelos.split('|') }))
export const ESTADOS_GERADOS = ESTADOS.map(([uf, cidades]) => ({ uf, cidades: cidades.split('|') }))
const CAMBIOS = ['MANUAL', 'AUTOMATICO', 'AUTOMATIZADO', 'CVT'] as const
const CONSERVACOES = ['CONSERVADO', 'SUCATA_APROVEITAVEL', 'SUCATA_INSERVIVEL'] as const
const MONTAS = ['PEQUENA', 'MEDIA', 'GRANDE'] as const

export const VALORES_GERADOS = {
  cambios: CAMBIOS,
  conservacoes: CONSERVACOES,
  montas: MONTAS,
  tipos: TIPOS_GERADOS,
  cores: CORES,
  combustiveis: COMBUSTIVEIS,
  retomadas: RETOMADAS,
  promocoes: PROMOCOES,
  situacoes: SITUACOES,
  laudos: LAUDOS,
} as const

interface LeilaoGerado {
  readonly id: number
  readonly uid: string
  readonly nome: string
  readonly inicio: number
  readonly patio: string | null
  readonly comitente: string
  readonly modalidade: string
}

/** A uid that is a function of a number, of version 8 (custom), so that tests can name it. */
export function uidGerado(familia: number, n: number): string {
  return `${familia.toString(16).padStart(8, '0')}-0000-8000-8000-${n.toString(16).padStart(12, '0')}`
}

function leilaoGerado(id: number, c: Sorteio): LeilaoGerado {
  const lugar = c.comum(ESTADOS_GERADOS)
  return {
    id,
    uid: uidGerado(3, id),
    nome: `Leilão ${c.um(['de Veículos', 'Banco Aurora', 'Seguradora Farol', 'de Sucatas', 'da Frota', 'Judicial'])} ${1 + (id % 97)}`,
    inicio: AGORA_GERADO + c.inteiro(-20, 40) * DIA + c.inteiro(0, 40) * 900_000,
    patio: c.chance(0.9) ? `Pátio ${c.um(lugar.cidades)}` : null,
    comitente: `Comitente ${c.comum(Array.from({ length: 60 }, (_, i) => i + 1))}`,
    modalidade: c.um(['ONLINE', 'SIMULTANEO', 'PRESENCIAL']),
  }
}

const talvez = <T>(c: Sorteio, p: number, valor: () => T): T | null => (c.chance(p) ? valor() : null)

const estadoDoVeiculo = (c: Sorteio) => ({
  cambio: talvez(c, 0.8, () => c.comum(CAMBIOS)),
  conservacao: talvez(c, 0.6, () => c.comum(CONSERVACOES)),
  monta: talvez(c, 0.3, () => c.um(MONTAS)),
  finalPlaca: talvez(c, 0.9, () => String(c.inteiro(0, 9))),
  video: talvez(c, 0.1, () => 'sim'),
  destaque: talvez(c, 0.02, () => 'sim'),
})

function documentoGerado(
  loteId: number,
  hotId: number,
  posicao: number,
  leilao: LeilaoGerado,
  c: Sorteio,
): Documento {
  const { marca, modelos } = c.comum(MARCAS_GERADAS)
  const modelo = c.comum(modelos, 1.6)
  const { uf, cidades } = c.comum(ESTADOS_GERADOS)
  const cidade = c.comum(cidades, 1.6)
  const tipo = c.comum(TIPOS_GERADOS)
  const anoModelo = 2026 - Math.floor(c.numero() ** 1.6 * 32)
  const cor = c.comum(CORES, 1.5)
  const combustivel = c.comum(COMBUSTIVEIS)
  const minimo = Math.round(Math.exp(8 + c.numero() * 4)) * 100
  const quantidadeLances = c.chance(0.45) ? c.inteiro(1, 60) : 0
  const lance = quantidadeLances > 0 ? minimo + quantidadeLances * c.inteiro(5, 50) * 1000 : null
  const situacao = c.comum(SITUACOES, 2.6)
  const numero = String(posicao)
  const detalhes = Array.from({ length: 4 }, () => c.um(PALAVRAS)).join(', ')
  const compreJa = talvez(c, 0.15, () => minimo * 2)
  const versao = c.um(VERSOES)
  const valorMercado = talvez(c, 0.7, () => Math.round(minimo * (1.2 + c.numero())))
  const valor = lance ?? minimo
  return {
    loteId,
    hotId,
    revisao: 1,
    removido: false,
    publico: !OCULTAS.has(situacao),
    texto: `${marca} ${modelo} ${versao} ${anoModelo} ${cor} ${combustivel} ${cidade} ${uf} lote ${numero} ${leilao.nome} ${detalhes}`,
    titulo: c.chance(0.9) ? `${marca} ${modelo} ${versao}` : modelo,
    marca,
    modelo,
    estado: uf,
    cidade,
    tipo,
    categoria: CATEGORIA_DO_TIPO[tipo] ?? tipo,
    leilao: leilao.nome,
    leiUid: leilao.uid,
    leilaoId: leilao.id,
    laudoCautelar: talvez(c, 0.5, () => c.comum(LAUDOS, 1.5)),
    promocao: PROMOCOES.filter(() => c.chance(0.06)),
    combustivel: talvez(c, 0.97, () => combustivel),
    cor: talvez(c, 0.97, () => cor),
    retomada: c.comum(RETOMADAS, 1.6),
    comitente: leilao.comitente,
    situacao,
    patio: leilao.patio,
    modalidade: leilao.modalidade,
    tipoNegociacao: compreJa === null ? ['DISPUTA'] : ['DISPUTA', 'COMPRE_JA'],
    numero,
    anoModelo,
    km: talvez(c, 0.85, () => Math.round(c.numero() ** 1.5 * 350_000)),
    valor,
    lance,
    quantidadeLances,
    compreJa,
    valorMercado,
    ...estadoDoVeiculo(c),
    parteDoMercado: valorMercado === null ? null : Math.floor((valor * 1000) / valorMercado),
    posicaoLeilao: posicao,
    prioridade: c.chance(0.03) ? c.inteiro(1, 5) : 0,
    quantidadeFotos: c.inteiro(0, 24),
    dataInicio: leilao.inicio - 5 * DIA,
    dataFim: talvez(c, 0.995, () => leilao.inicio + posicao * 120_000),
  }
}

/**
 * `quantos` lots of one hotsite, ids from `primeiroId` on, in chunks: auction by auction as they begin, so nearly in
 * the order in which they end.
 */
export function* lotesGerados(
  quantos: number,
  semente: number,
  hotId = 1,
  primeiroId = 1,
  porVez = 1000,
): Generator<Documento[]> {
  const c = sortear(semente)
  const leiloes = Array.from({ length: Math.max(3, Math.ceil(quantos / LOTES_POR_LEILAO)) }, (_, i) =>
    leilaoGerado(i + 1, c),
  ).sort((a, b) => a.inicio - b.inicio)
  let pedaco: Documento[] = []
  for (let i = 0; i < quantos; i++) {
    const qual = Math.floor((i * leiloes.length) / quantos)
    const leilao = leiloes[qual]!
    const primeiro = Math.ceil((qual * quantos) / leiloes.length)
    pedaco.push(documentoGerado(primeiroId + i, hotId, i - primeiro + 1, leilao, c))
    if (pedaco.length === porVez || i === quantos - 1) {
      yield pedaco
      pedaco = []
    }
  }
}
