// A bank that plays its part: the receiver's side of the Pix API (Bacen, version 2: cob, pix, devolucao, webhook) as a
// real HTTP server of its own, and a page on which a person pays, in the right way or in a wrong one.
// It is an outside party: it shares nothing with the product but the rules of the BR Code. Never started in production.
// It is no kinder than banks are: it can be slow, fail, notify late and twice.
import { randomBytes } from 'node:crypto'
import { createServer, request } from 'node:http'
import { escreverValorPix } from '@martelo/domain/pagamentos/pix.ts'
import { atender, type Comportamento, type ModoDePagar, problema } from './balcao-do-banco-pix.ts'
import {
  abrirLivros,
  type Cobranca,
  guardarLivros,
  type Pix,
  type PixEnviado,
} from './livros-do-banco-pix.ts'

export interface BancoSimulado {
  readonly url: string
  readonly porta: number
  readonly comportamento: Comportamento
  /** what the house paid */
  enviados(): readonly PixEnviado[]
  /** where it posts what came in for a key; null: nowhere */
  enderecoDosAvisos(chave: string): string | null
  /** what a person does on the page; answers the Pix that were made */
  pagar(txid: string, modo: ModoDePagar, segundos?: number): Promise<Pix[]>
  /** resolves when every notice has been delivered or given up */
  sossegar(): Promise<void>
  parar(): Promise<void>
}

interface Opcoes {
  readonly porta?: number
  readonly host?: string
  /** where the books are kept; absent: in memory */
  readonly arquivo?: string
  /** tells why a notice was not taken */
  readonly registrar?: (mensagem: string) => void
}

const OUTRA_PESSOA = { cpf: '52998224725', nome: 'Outra Pessoa da Silva' }
const TENTATIVAS_DE_AVISO = 5

export async function iniciarBancoPix(opcoes: Opcoes = {}): Promise<BancoSimulado> {
  const livros = await abrirLivros(opcoes.arquivo)
  const comportamento: Comportamento = {
    latenciaMs: 0,
    falharACada: 0,
    devolucoes: 'logo',
    envios: 'logo',
  }
  const avisos = new Set<Promise<void>>()
  const relogios = new Set<ReturnType<typeof setTimeout>>()
  let chamadas = 0
  const estado = { parado: false }
  let gravando: Promise<void> = Promise.resolve()
  const gravar = (): void => {
    gravando = gravando.then(() => guardarLivros(opcoes.arquivo, livros))
  }
  const esperar = (ms: number): Promise<void> =>
    new Promise((ok) => {
      const r = setTimeout(() => {
        relogios.delete(r)
        ok()
      }, ms)
      relogios.add(r)
    })

  /** Posts the list to the registered address with `/pix` behind its path, again and again until it is taken. */
  const avisar = (chave: string, pix: readonly Pix[], atrasoMs: number): void => {
    const destino = livros.webhooks[chave]
    if (destino === undefined) return
    const aviso = (async () => {
      await esperar(atrasoMs)
      for (let i = 0; i < TENTATIVAS_DE_AVISO && !estado.parado; i++) {
        const status = await postar(destino, { pix: pix.map(({ chave: _, ...p }) => p) })
        if (status >= 200 && status < 300) return
        opcoes.registrar?.(`notice to ${new URL(destino).host} answered ${status}`)
        await esperar(200 * 2 ** i)
      }
    })().finally(() => avisos.delete(aviso))
    avisos.add(aviso)
  }

  const pagar = async (txid: string, modo: ModoDePagar, segundos = 20): Promise<Pix[]> => {
    const c = livros.cobrancas[txid]
    if (c === undefined || c.status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR') return []
    const feito = novoPix(c, modo)
    livros.pix[feito.endToEndId] = feito
    c.status = 'CONCLUIDA'
    gravar()
    const atraso = modo === 'atrasado' ? segundos * 1000 : 0
    avisar(c.chave, [feito], atraso)
    if (modo !== 'duas-vezes') return [feito]
    // The same notice again, and a second Pix for the same charge: both happen in real life.
    avisar(c.chave, [feito], 300)
    const outro = novoPix(c, 'certo')
    livros.pix[outro.endToEndId] = outro
    gravar()
    avisar(c.chave, [outro], 600)
    return [feito, outro]
  }

  const servidor = createServer((q, r) => {
    chamadas += 1
    const falha = comportamento.falharACada > 0 && chamadas % comportamento.falharACada === 0
    atender(q, r, { livros, gravar, avisar, pagar, comportamento, falha, esperar, url: () => url }).catch(
      (e: unknown) => {
        problema(r, 500, e instanceof Error ? e.message : 'falha')
      },
    )
  })
  await new Promise<void>((ok, falhou) => {
    servidor.once('error', falhou)
    servidor.listen(opcoes.porta ?? 0, opcoes.host ?? '127.0.0.1', ok)
  })
  const endereco = servidor.address()
  const porta = typeof endereco === 'object' && endereco !== null ? endereco.port : 0
  const url = `http://127.0.0.1:${porta}`
  return {
    url,
    porta,
    comportamento,
    enviados: () => Object.values(livros.enviados ?? {}),
    enderecoDosAvisos: (chave) => livros.webhooks[chave] ?? null,
    pagar,
    async sossegar() {
      while (avisos.size > 0) await Promise.all(avisos)
      await gravando
    },
    async parar() {
      estado.parado = true
      for (const r of relogios) clearTimeout(r)
      await gravando
      servidor.closeAllConnections()
      await new Promise<void>((ok) => servidor.close(() => ok()))
    },
  }
}

function novoPix(c: Cobranca, modo: ModoDePagar): Pix {
  const agora = new Date()
  const minuto = agora.toISOString().slice(0, 16).replace(/[-T:]/g, '')
  const certo = { ...c.devedor, nome: c.devedor.nome ?? 'Pagador' }
  const pagador = modo === 'pagador-errado' ? OUTRA_PESSOA : certo
  return {
    endToEndId: `E00000000${minuto}${randomBytes(6).toString('hex').slice(0, 11)}`,
    txid: c.txid,
    chave: c.chave,
    valor: escreverValorPix(modo === 'valor-errado' ? Math.max(1, c.valor - 1000) : c.valor),
    horario: agora.toISOString(),
    ...(modo === 'sem-pagador' ? {} : { pagador }),
    devolucoes: [],
  }
}

/** Answers the status; 0 without an answer. Names below localhost are this machine, whatever its resolver says. */
function postar(destino: string, corpo: unknown): Promise<number> {
  const url = new URL(destino)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/pix`
  const dados = JSON.stringify(corpo)
  return new Promise((ok) => {
    const q = request(
      {
        host: url.hostname.endsWith('localhost') ? '127.0.0.1' : url.hostname,
        port: url.port || 80,
        path: url.pathname + url.search,
        method: 'POST',
        headers: {
          host: url.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(dados),
        },
        timeout: 10_000,
      },
      (r) => {
        r.resume()
        r.on('end', () => ok(r.statusCode ?? 0))
      },
    )
    q.on('timeout', () => q.destroy())
    q.on('error', () => ok(0))
    q.end(dados)
  })
}
