// A postal-code service that plays its part: the ViaCEP kind of answer over real HTTP, slow at times and failing at times
// like the services of this world. Streets are made up from the number; city and state follow the ranges of the post
// office (a fact per capital), with the city's IBGE code.
//
// It is an outside party and shares nothing with the product. Never started in production.
import { setTimeout as dormir } from 'node:timers/promises'
import { iniciarServidor, type ServidorSimulado } from './controle.ts'

/** First and last five digits, city, state, IBGE code. */
const FAIXAS: readonly (readonly [number, number, string, string, number])[] = [
  [1000, 5999, 'São Paulo', 'SP', 3550308],
  [8000, 8499, 'São Paulo', 'SP', 3550308],
  [13000, 13139, 'Campinas', 'SP', 3509502],
  [20000, 23799, 'Rio de Janeiro', 'RJ', 3304557],
  [29000, 29099, 'Vitória', 'ES', 3205309],
  [30000, 31999, 'Belo Horizonte', 'MG', 3106200],
  [40000, 42499, 'Salvador', 'BA', 2927408],
  [49000, 49098, 'Aracaju', 'SE', 2800308],
  [50000, 52999, 'Recife', 'PE', 2611606],
  [57000, 57099, 'Maceió', 'AL', 2704302],
  [58000, 58099, 'João Pessoa', 'PB', 2507507],
  [59000, 59139, 'Natal', 'RN', 2408102],
  [60000, 61599, 'Fortaleza', 'CE', 2304400],
  [64000, 64099, 'Teresina', 'PI', 2211001],
  [65000, 65109, 'São Luís', 'MA', 2111300],
  [66000, 66999, 'Belém', 'PA', 1501402],
  [68900, 68914, 'Macapá', 'AP', 1600303],
  [69000, 69099, 'Manaus', 'AM', 1302603],
  [69300, 69339, 'Boa Vista', 'RR', 1400100],
  [69900, 69923, 'Rio Branco', 'AC', 1200401],
  [70000, 72799, 'Brasília', 'DF', 5300108],
  [74000, 74899, 'Goiânia', 'GO', 5208707],
  [76800, 76834, 'Porto Velho', 'RO', 1100205],
  [77000, 77249, 'Palmas', 'TO', 1721000],
  [78000, 78099, 'Cuiabá', 'MT', 5103403],
  [79000, 79124, 'Campo Grande', 'MS', 5002704],
  [80000, 82999, 'Curitiba', 'PR', 4106902],
  [88000, 88099, 'Florianópolis', 'SC', 4205407],
  [90000, 91999, 'Porto Alegre', 'RS', 4314902],
]
const RUAS = [
  'Rua das Acácias',
  'Avenida Brasil',
  'Rua Sete de Setembro',
  'Avenida Goiás',
  'Rua do Comércio',
  'Rua das Palmeiras',
]
const BAIRROS = ['Centro', 'Jardim América', 'Vila Nova', 'Setor Bueno', 'Boa Vista']

/** Codes that end so are known to fail, so that a person can see it: not found, an error of the service, no answer in time. */
export const FINAIS_ESPECIAIS = { desconhecido: '999', erro: '998', calado: '997' } as const

/** `demoraMs`: how long an ordinary answer takes. */
export function iniciarConsultaCep(o: { host?: string; demoraMs?: number } = {}): Promise<ServidorSimulado> {
  return iniciarServidor(async (req, res) => {
    const cep = /^\/ws\/(\d{8})\/json\/$/.exec(req.url ?? '')?.[1]
    if (cep === undefined) {
      res.writeHead(400).end('bad request')
      return
    }
    if (cep.endsWith(FINAIS_ESPECIAIS.calado)) return
    await dormir(o.demoraMs ?? 250, undefined, { ref: false })
    if (cep.endsWith(FINAIS_ESPECIAIS.erro)) {
      res.writeHead(500).end('internal error')
      return
    }
    res
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(responder(cep)))
  }, o)
}

function responder(cep: string): object {
  const n = Number(cep.slice(0, 5))
  const faixa = FAIXAS.find(([de, ate]) => n >= de && n <= ate)
  if (faixa === undefined || cep.endsWith(FINAIS_ESPECIAIS.desconhecido)) return { erro: 'true' }
  const [, , localidade, uf, ibge] = faixa
  const sorte = Number(cep.slice(3))
  return {
    cep: `${cep.slice(0, 5)}-${cep.slice(5)}`,
    // The general code of a town has no street.
    logradouro: cep.endsWith('000') ? '' : RUAS[sorte % RUAS.length],
    complemento: '',
    bairro: cep.endsWith('000') ? '' : BAIRROS[sorte % BAIRROS.length],
    localidade,
    uf,
    ibge: String(ibge),
  }
}
