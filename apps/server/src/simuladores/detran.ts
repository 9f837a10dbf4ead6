// A traffic authority: knows auctions with lots and items, takes each record once by its key, refuses the write-off of items
// whose chassis ends in 7, and knows debts of vehicles. Its faults come by a seed: slowness, answers of 5xx, refusals; what
// it posts it can post twice and in any order.
//
// It is an outside party and shares nothing with the product. Never started in production.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as dormir } from 'node:timers/promises'
import { acaso } from './acaso.ts'
import { type MandarAviso, mandarAssinado, mandarEmDesordem } from './avisos-assinados.ts'
import { iniciarServidor, lerTexto, type ServidorSimulado } from './controle.ts'

export interface FaltasDoDetran {
  /** of a hundred */
  readonly erro?: number
  readonly recusa?: number
  readonly lento?: number
  readonly lentoMs?: number
}
export interface DetranSimulado extends ServidorSimulado {
  readonly token: string
  readonly segredo: string
  /** what it believes of each lot, by its own number */
  readonly lotes: ReadonlyMap<string, { readonly registros: string[]; itens: number }>
  /** requests that it took, each once */
  readonly chaves: ReadonlyMap<string, object>
  faltas: FaltasDoDetran
  /** An auction with so many lots, numbered from 1, one item each. */
  abrirLeilao(codigo: string, quantos: number): void
  readonly mandar: MandarAviso
  mandarEmDesordem(destino: string, avisos: readonly object[], vezes: number): Promise<number[]>
}

const CONDICOES = ['CONSERVADO', 'SUCATA_APROVEITAVEL', 'SUCATA_MOTOR_INSERVIVEL', 'SUCATA_INSERVIVEL']
const CORES = ['Branca', 'Prata', 'Preta', 'Vermelha']
const REGISTROS: Readonly<Record<string, string>> = {
  '/arremates': 'arremate',
  '/nao-arrematados': 'naoArrematado',
  '/boletos': 'boleto',
  '/notas-fiscais': 'notaFiscal',
}

function itemDo(codigo: string, n: number): object {
  return {
    idObjeto: `OBJ-${codigo}-${n}`,
    ordemVisualizacao: 1,
    vistoria: `Laudo ${1000 + n}`,
    placa: `DTR${n % 10}A${String(n % 100).padStart(2, '0')}`,
    tipo: 'AUTOMOVEL',
    modelo: 'VW/GOL 1.0',
    cor: CORES[n % CORES.length],
    ano: 2008 + (n % 12),
    motor: `CFZ${String(n).padStart(6, '0')}`,
    chassi: `9BWAA05U${String(n).padStart(9, '0')}`,
    renavan: String(10_000_000_000 + n),
    condicao: CONDICOES[n % CONDICOES.length],
    valorUnitarioInicial: 1_500_00 + n * 10_00,
  }
}

export async function iniciarDetran(
  o: {
    host?: string
    porta?: number
    token?: string
    segredo?: string
    semente?: number
    /** lots of an auction that was not opened */
    conhece?: (codigo: string) => number | undefined
  } = {},
): Promise<DetranSimulado> {
  const token = o.token ?? randomUUID()
  const segredo = o.segredo ?? randomUUID()
  const sorte = acaso(o.semente ?? 1)
  const leiloes = new Map<string, number>()
  const lotes = new Map<string, { registros: string[]; itens: number }>()
  const chaves = new Map<string, object>()
  const estado: { faltas: FaltasDoDetran } = { faltas: {} }

  const tomar = (caminho: string, corpo: Record<string, unknown>): object => {
    const l = lotes.get(String(corpo.lote)) ?? { registros: [], itens: 0 }
    lotes.set(String(corpo.lote), l)
    if (caminho === '/itens') {
      if (String(corpo.chassi ?? '').endsWith('7') && corpo.condicao !== 'CONSERVADO')
        return { ok: false, mensagem: 'Baixa recusada: chassi com gravame' }
      l.itens += 1
      return { ok: true, mensagem: `Item ${String(corpo.idObjeto)} cadastrado` }
    }
    l.registros.push(REGISTROS[caminho] ?? '?')
    return { ok: true, mensagem: `Protocolo ${8000 + chaves.size}` }
  }

  const atender = async (q: IncomingMessage, r: ServerResponse): Promise<void> => {
    const responder = (status: number, corpo: unknown): void =>
      void r.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo))
    const texto = await lerTexto(q)
    const caminho = q.url ?? ''
    if (q.headers.authorization !== `Bearer ${token}`) return responder(401, { erro: 'token vencido' })
    if (caminho === '/saude') return responder(200, { status: 'UP' })
    const { erro = 0, recusa = 0, lento = 0, lentoMs = 200 } = estado.faltas
    if (sorte() * 100 < lento) await dormir(lentoMs, undefined, { ref: false })
    if (sorte() * 100 < erro) return responder(503, { erro: 'indisponivel' })
    const leilao = /^\/leiloes\/([^/]+)\/lotes$/.exec(caminho)?.[1]
    if (leilao !== undefined) {
      const codigo = decodeURIComponent(leilao)
      const quantos = leiloes.get(codigo) ?? o.conhece?.(codigo)
      if (quantos === undefined) return responder(404, { erro: 'leilão desconhecido' })
      return responder(200, {
        lotes: Array.from({ length: quantos }, (_, i) => ({
          id: `${codigo}-${i + 1}`,
          numero: String(i + 1),
          itens: [itemDo(codigo, i + 1)],
        })),
      })
    }
    const corpo = JSON.parse(texto || '{}') as Record<string, unknown>
    if (caminho === '/veiculos') return responder(200, veiculoDe(String(corpo.placa ?? corpo.chassi ?? '')))
    if (caminho !== '/itens' && REGISTROS[caminho] === undefined)
      return responder(404, { erro: 'não existe' })
    const chave = String(q.headers['idempotency-key'] ?? randomUUID())
    const antes = chaves.get(chave)
    if (antes !== undefined) return responder(200, antes)
    if (sorte() * 100 < recusa) return responder(200, { ok: false, mensagem: 'Lote em conferência' })
    const dito = tomar(caminho, corpo)
    chaves.set(chave, dito)
    responder(200, dito)
  }
  const mandar = mandarAssinado(segredo)
  return {
    ...(await iniciarServidor(atender, o)),
    token,
    segredo,
    lotes,
    chaves,
    get faltas() {
      return estado.faltas
    },
    set faltas(f) {
      estado.faltas = f
    },
    abrirLeilao: (codigo, quantos) => void leiloes.set(codigo, quantos),
    mandar,
    mandarEmDesordem: mandarEmDesordem(mandar, sorte),
  }
}

/** Plates that end in an odd digit owe something. */
function veiculoDe(placa: string): object {
  const deve = Number(placa.at(-1)) % 2 === 1
  return {
    categoria: 'PARTICULAR',
    restricoes: deve ? [{ tipo: 'RENAJUD', descricao: 'Restrição de transferência' }] : [],
    debitos: deve
      ? [
          { tipo: 'IPVA 2026', valor: 1_234_56 },
          { tipo: 'Multas', valor: 293_47 },
        ]
      : [],
    ultimoCrlv: '2025',
    comunicacaoDeVenda: null,
  }
}
