// The search worker: builds the indexes and answers questions, so that neither loading a million lots nor a facet over
// them ever delays a bid in the main thread.
//
// It keeps nothing that cannot be rebuilt: whatever goes wrong with its source ends the thread, and the server starts
// another one while PostgreSQL answers (motor-indice.ts).
import { setImmediate as ceder } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Indices } from './indices-por-hotsite.ts'
import type {
  AbrirFonte,
  DadosDoTrabalhador,
  DoTrabalhador,
  FonteDeLotes,
  ParaOTrabalhador,
  Pergunta,
} from './protocolo-da-busca.ts'

if (parentPort === null) throw new Error('trabalhador.ts only runs as a worker thread')
const porta = parentPort
const dizer = (m: DoTrabalhador) => porta.postMessage(m)
const indices = new Indices()

function responder(p: Pergunta): void {
  try {
    if (p.tipo === 'aplicar') indices.aplicar(p.mudancas)
    const valor = p.tipo === 'aplicar' ? null : indices[p.tipo](p.hotId, p.consulta)
    dizer({ tipo: 'resposta', n: p.n, valor })
  } catch (erro) {
    dizer({
      tipo: 'falha',
      n: p.n,
      mensagem: erro instanceof Error ? (erro.stack ?? erro.message) : String(erro),
    })
  }
}

/** Between chunks the queue of questions gets its turn. */
async function receber(pedacos: AsyncIterable<Parameters<Indices['aplicar']>[0]>): Promise<void> {
  for await (const pedaco of pedacos) {
    indices.aplicar(pedaco)
    await ceder()
    if (indices.compactarUm()) await ceder()
  }
}

async function servir(fonte: FonteDeLotes): Promise<void> {
  const inicio = performance.now()
  await receber(fonte.todos())
  dizer({ tipo: 'pronto', lotes: indices.lotes, ms: Math.round(performance.now() - inicio) })
  await receber(fonte.mudancas())
}

const { fonte: modulo, opcoes } = workerData as DadosDoTrabalhador
const { abrirFonte } = (await import(modulo)) as { abrirFonte: AbrirFonte }
const fonte = await abrirFonte(opcoes)
porta.on('message', (m: ParaOTrabalhador) => {
  if (m.tipo !== 'fechar') responder(m)
  else void fonte.fechar().finally(() => process.exit(0))
})
await servir(fonte)
