// Writes this process's sample every two seconds, and compares the whole with its limits every ten. A measure over its
// limit opens an alert: a row, a line in the log, and one mail to the operator.
// Every process looks, whatever else it does: the one that looked alone could not tell of its own death.
import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import {
  type Alerta,
  AMOSTRA_MS,
  alertasDe,
  type Contagens,
  FAIXAS_MS,
  MAIORES_FILAS,
  painelDe,
  VIGIAS,
} from '@martelo/domain/operacao/operacao.ts'
import type { Histogram } from 'prom-client'
import type { Tx } from '../../core/database/database.ts'
import { type FilaVista, lerContas, lerFilas, medidas } from '../../core/medidas.ts'
import type { Servicos } from '../../core/servicos.ts'
import {
  acertarAlertas,
  type AmostraParaGravar,
  esquecerProcesso,
  gravarAmostra,
  lerAmostras,
} from './operacao.sql.ts'
import { lerEsperando } from './tarefas-da-fila.sql.ts'

const VIGIA_MS = 10_000

/** prom-client counts up to each end; the picture wants each range by itself. */
async function contagensDe(h: Histogram): Promise<Contagens> {
  const { values } = await h.get()
  const ate = (le: number | '+Inf') =>
    values.find((v) => v.metricName?.endsWith('_bucket') && v.labels.le === le)?.value ?? 0
  const acumuladas = [...FAIXAS_MS.map((ms) => ate(ms / 1000)), ate('+Inf')]
  return acumuladas.map((n, i) => n - (acumuladas[i - 1] ?? 0))
}

async function lerContadores() {
  const [lances, chamadas] = await Promise.all([medidas.lances.get(), medidas.chamadas.get()])
  const resultado = (r: string) => lances.values.find((v) => v.labels.resultado === r)?.value ?? 0
  const falhas = chamadas.values.filter(
    (v) => v.metricName?.endsWith('_count') && String(v.labels.status).startsWith('5'),
  )
  return {
    decididos: resultado('aceito') + resultado('recusado'),
    recusados: resultado('recusado') + resultado('nao-decidido'),
    erros: falhas.reduce((a, v) => a + v.value, 0),
  }
}

async function colher(
  s: Servicos,
  laco: ReturnType<typeof monitorEventLoopDelay>,
): Promise<AmostraParaGravar> {
  const antes = performance.now()
  await s.banco.poolSistema.query('select 1')
  const bancoMs = performance.now() - antes
  const lacoMs = laco.count === 0 ? 0 : laco.percentile(99) / 1e6
  laco.reset()
  medidas.banco.set(bancoMs / 1000)
  medidas.laco.set(lacoMs / 1000)
  const filas = lerFilas()
  return {
    ...(await lerContadores()),
    ...porLeilaoDaqui(filas),
    partes: [...s.config.processos],
    decisao: await contagensDe(medidas.decisao),
    entrega: await contagensDe(medidas.entrega),
    encerramento: await contagensDe(medidas.encerramento),
    naSala: Object.fromEntries(s.tempoReal.naSala()),
    ligacoes: (await medidas.ligacoes.get()).values[0]?.value ?? 0,
    fila: filas.reduce((soma, f) => soma + f.n, 0),
    maiorFila: filas[0]?.n ?? 0,
    filas: filas.slice(0, MAIORES_FILAS).map(({ lelUid, n }) => ({ lote: lelUid, n })),
    replicas: medirReplicas(s),
    bancoMs: Math.round(bancoMs * 10) / 10,
    lacoMs: Math.round(lacoMs * 10) / 10,
    memoriaMb: Math.round(process.memoryUsage.rss() / 1e6),
  }
}

function porLeilaoDaqui(filas: readonly FilaVista[]): Pick<AmostraParaGravar, 'porLeilao' | 'leiloes'> {
  const contas = [...lerContas()]
  const filaDe = (id: number) => filas.reduce((soma, f) => (f.leiId === id ? soma + f.n : soma), 0)
  return {
    porLeilao: Object.fromEntries(contas.map(([id, c]) => [id, c.decididos])),
    leiloes: Object.fromEntries(
      contas.map(([id, { falhas, decisao, encerramento }]) => [
        id,
        { falhas, decisao: [...decisao], encerramento: [...encerramento], fila: filaDe(id) },
      ]),
    ),
  }
}

function medirReplicas(s: Servicos): AmostraParaGravar['replicas'] {
  const vistas = s.replicas?.situacao() ?? null
  if (vistas === null) return null
  medidas.replicas.set(vistas.todas)
  medidas.replicasFrescas.set(vistas.frescas)
  medidas.atrasoDasReplicas.set(vistas.atrasoMs / 1000)
  return vistas
}

/** Looks once. Exported for the test. */
export async function vigiar(s: Servicos): Promise<void> {
  const olhar = async (tx: Tx): Promise<Alerta[]> => {
    const { amostras, agora } = await lerAmostras(tx)
    return alertasDe(painelDe(amostras, agora, await lerEsperando(tx)))
  }
  const { abertos, fechados } = await acertarAlertas(s.banco.sistema, olhar, (tx, novos) =>
    escreverAoOperador(s, tx, novos),
  )
  for (const medida of abertos) s.log.error({ medida }, 'operation over its limit')
  for (const medida of fechados) s.log.info({ medida }, 'operation within its limit again')
}

async function escreverAoOperador(s: Servicos, tx: Tx, alertas: readonly Alerta[]): Promise<void> {
  const para = s.config.emailDoOperador
  const hotsite = await tx.selectFrom('hotsite').select('id').orderBy('id').limit(1).executeTakeFirst()
  if (para === undefined || hotsite === undefined) return
  const linhas = alertas.map((a) => {
    const { titulo, unidade, conselho } = VIGIAS[a.medida]
    return `${titulo}: ${String(a.valor)} ${unidade} (limite ${String(a.limite)} ${unidade}). ${conselho}`
  })
  await s.correio.avisar(tx, hotsite.id, {
    tipo: 'alerta-de-operacao',
    para: { email: para },
    variaveis: {
      medidas: alertas.map((a) => VIGIAS[a.medida].titulo).join(', '),
      detalhes: linhas.join('\n'),
    },
  })
}

/** Starts sampling; answers how to stop it. */
export function iniciarOperacao(s: Servicos): Promise<() => Promise<void>> {
  const processo = `${hostname()}:${String(process.pid)}:${Date.now().toString(36)}`
  const laco = monitorEventLoopDelay({ resolution: 20 })
  laco.enable()
  const passos = [
    repetir(AMOSTRA_MS, async () => gravarAmostra(s.banco.sistema, processo, await colher(s, laco)), s),
    repetir(VIGIA_MS, () => vigiar(s), s),
  ]
  return Promise.resolve(async () => {
    laco.disable()
    for (const parar of passos) await parar()
    await esquecerProcesso(s.banco.sistema, processo).catch((e: unknown) =>
      s.log.warn({ err: e }, 'samples of this process are left behind'),
    )
  })
}

function repetir(ms: number, fn: () => Promise<void>, s: Servicos): () => Promise<void> {
  let emCurso: Promise<void> | null = null
  const timer = setInterval(() => {
    emCurso ??= fn()
      .catch((e: unknown) => s.log.warn({ err: e }, 'operation was not sampled'))
      .finally(() => {
        emCurso = null
      })
  }, ms)
  return async () => {
    clearInterval(timer)
    await emCurso
  }
}
