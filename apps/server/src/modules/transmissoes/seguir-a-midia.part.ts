// Writes down what the media process saw, and lets the broadcast follow its room: a pause of the auction shows the card, its
// end ends the channel. Runs in the one process that carries the broadcast; of several at one port, in the first.
import { MESA_CALADA_S } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import type { MotivoDoFim, SituacaoDoCanal } from '@martelo/domain/transmissoes/situacoes.ts'
import type { EventoDoCanal, EventoDoDestino } from '@martelo/domain/transmissoes/states.ts'
import { moverCanal, moverDestino } from '@martelo/domain/transmissoes/states.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { Ocorrencia } from '../../engines/midia/port.ts'
import {
  acertarCanais,
  acertarEntradas,
  esquecerCanais,
  lembrarEstado,
  retomarCanais,
} from './acertar-a-midia.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { apagarGravacoes } from './apagar-gravacoes.ts'
import { avisarSemImagem } from './avisar-sem-imagem.ts'
import {
  acertarDestinos,
  esquecerDestino,
  esquecerDestinos,
  retomarDestinos,
  soltarDestinos,
} from './destinos-do-canal.ts'
import { disputarAMidia } from './dono-da-midia.ts'
import { fecharEntradas } from './entradas-rtmp.ts'
import { anotarEsquecidas, fecharOrfas } from './fechar-orfas.ts'
import { abrirGravacao, fecharGravacao, situarGravacao } from './gravacoes.sql.ts'
import {
  desligarDestinos,
  encerrarTransmissoes,
  largarMesa,
  mesasCaladas,
  situarCanal,
  situarDestino,
  situarTransmissao,
} from './gravar-canais.sql.ts'
import { apagarArquivos } from './retirar-canais.ts'
import { type CanalSeguido, canaisNoAr, canalPorUid, destinoPorUid } from './seguir-canais.sql.ts'

const RONDA_MS = 1_000
/** Also of another program, which may not come back. */
const ORFAS_MS = 60_000
const SEM_IMAGEM_MS = 10_000
const LIMPEZA_MS = 3_600_000
const SISTEMA = ['sistema'] as const

const EVENTO_DO_ESTADO: Readonly<Record<SituacaoDoCanal, EventoDoCanal>> = {
  NO_AR: 'entrarNoAr',
  SEM_SINAL: 'perderSinal',
  INTERVALO: 'pausar',
  PARADO: 'parar',
}
const EVENTO_DO_DESTINO: Readonly<Partial<Record<string, EventoDoDestino>>> = {
  NO_AR: 'aceitar',
  RECONECTANDO: 'cair',
  RECUSADO: 'recusar',
  ENCERRADO: 'encerrar',
}

export async function iniciarTransmissoes(s: Servicos): Promise<() => unknown> {
  // Companions share the first process's folder and media process.
  if (s.config.juntarSeAPorta) return () => undefined
  const limpar = (): void =>
    void apagarGravacoes(s).catch((e: unknown) =>
      s.log.error({ err: e }, 'old recordings were not taken away'),
    )
  // Also where nothing is broadcast any more: what was recorded before has its days.
  const limpeza = setInterval(limpar, LIMPEZA_MS)
  limpeza.unref()
  const parar = s.config.video.mbit === 0 ? null : await seguirAMidia(s)
  return () => {
    clearInterval(limpeza)
    return parar?.()
  }
}

async function seguirAMidia(s: Servicos): Promise<() => unknown> {
  // One after the other: two words about one channel must not overtake each other.
  let fila: Promise<unknown> = Promise.resolve()
  const depois = (fn: () => Promise<unknown>): void => {
    fila = fila.then(fn).catch((e: unknown) => s.log.error({ err: e }, 'the broadcast was not written down'))
  }
  const gravando = new Set<string>()
  s.midia.aoOcorrer((o) => {
    if (o.t === 'gravacao-abriu') gravando.add(o.nome)
    if (o.t === 'gravacao-fechou' || (o.t === 'gravacao-parou' && o.nome !== null))
      gravando.delete(o.nome ?? '')
    // What an earlier media process opened and did not end; what this one opens stands behind, in the same line.
    if (o.t === 'pronto') {
      const mortas = new Set(gravando)
      gravando.clear()
      depois(() => fecharOrfas(s, mortas))
    } else if (o.t !== 'numeros') depois(() => anotar(s, o))
  })
  let meu = false
  const soltar = await disputarAMidia(s, {
    aoTomar() {
      meu = true
      s.midia.assumir()
      depois(() => retomar(s))
    },
    aoLargar() {
      meu = false
      s.midia.ceder()
      esquecerCanais()
      esquecerDestinos()
    },
  })
  await fila
  const seMeu = (fn: () => Promise<unknown>): void => {
    if (meu) depois(fn)
  }
  const ronda = setInterval(() => seMeu(() => seguirSalas(s)), RONDA_MS)
  const orfas = setInterval(() => seMeu(() => fecharOrfas(s)), ORFAS_MS)
  const semImagem = setInterval(() => seMeu(() => avisarSemImagem(s)), SEM_IMAGEM_MS)
  semImagem.unref()
  ronda.unref()
  orfas.unref()
  return () => {
    clearInterval(ronda)
    clearInterval(orfas)
    clearInterval(semImagem)
    return soltar()
  }
}

/** What was on the air, or may be published, when this process began to carry it. */
async function retomar(s: Servicos): Promise<void> {
  await anotarEsquecidas(s)
  await fecharOrfas(s)
  retomarCanais(s.midia, await canaisNoAr(s.banco.sistema))
  await retomarDestinos(s)
  await acertarEntradas(s)
}

async function anotar(s: Servicos, o: Exclude<Ocorrencia, { t: 'pronto' | 'numeros' }>): Promise<void> {
  if (o.t === 'gravacao-fechou') {
    const { nome, bytes } = o
    const fechada = { nome, fim: new Date(o.fim), bytes, sha256: Buffer.from(o.sha256, 'hex') }
    // Its auction was taken away while it was written.
    if (!(await fecharGravacao(s.banco.sistema, fechada))) await apagarArquivos(s, nome)
    return
  }
  const canal = await canalPorUid(s.banco.sistema, o.canal)
  if (canal === null) return
  if (o.t === 'gravacao-abriu') await anotarAbertura(s, canal, o)
  else if (o.t === 'gravacao-parou') await anotarParada(s, canal, o.nome)
  else if (o.t === 'estado') await anotarEstado(s, canal, o.estado)
  else if (o.t === 'destino') await anotarDestino(s, canal, o)
  else await anotarFonte(s, canal, o)
  await anunciarTransmissao(s, canal)
}

async function anotarAbertura(
  s: Servicos,
  { hotId, id: canId, leiId }: CanalSeguido,
  { nome, inicio }: Extract<Ocorrencia, { t: 'gravacao-abriu' }>,
): Promise<void> {
  await abrirGravacao(s.banco.sistema, { hotId, canId, leiId, nome, inicio: new Date(inicio) })
  await situarGravacao(s.banco.sistema, hotId, canId, false)
}

/** The programme goes on without its recording: the house is told once, until it is recorded again. */
async function anotarParada(s: Servicos, canal: CanalSeguido, nome: string | null): Promise<void> {
  if (nome !== null) await fecharOrfas(s, new Set([nome]))
  await s.banco.doHotsite(canal.hotId, async (tx) => {
    if (!(await situarGravacao(tx, canal.hotId, canal.id, true))) return
    await s.correio.avisar(tx, canal.hotId, {
      tipo: 'equipe-gravacao-parada',
      para: { casa: true },
      variaveis: { canal: canal.nome, leilao: canal.leilao },
      link: `/admin/transmissao/${canal.leilaoUid}`,
      marca: `canal:${canal.uid}`,
    })
  })
}

async function anotarEstado(s: Servicos, canal: CanalSeguido, estado: SituacaoDoCanal): Promise<void> {
  lembrarEstado(canal.uid, estado)
  const movido = moverCanal({ de: canal.situacao, evento: EVENTO_DO_ESTADO[estado], atores: SISTEMA })
  if (movido.pode) await situarCanal(s.banco.sistema, canal.hotId, canal.id, movido.para)
  if (estado !== 'PARADO') return
  await encerrarFontes(s, canal.hotId, { canId: canal.id, doPrograma: true }, 'CONEXAO_PERDIDA')
  await largarMesa(s.banco.sistema, canal.hotId, canal.id)
  soltarDestinos(s, canal.uid, await desligarDestinos(s.banco.sistema, canal.hotId, canal.id))
}

async function anotarDestino(
  s: Servicos,
  canal: CanalSeguido,
  o: Extract<Ocorrencia, { t: 'destino' }>,
): Promise<void> {
  const evento = EVENTO_DO_DESTINO[o.situacao]
  const de = await destinoPorUid(s.banco.sistema, canal.hotId, o.uid)
  if (de === null) return
  const movido = evento ? moverDestino({ de, evento, atores: SISTEMA }) : null
  const { motivo, tentativas } = o
  if (o.situacao === 'RECUSADO') esquecerDestino(o.uid)
  const situacao = movido?.pode ? movido.para : de
  await situarDestino(s.banco.sistema, canal.hotId, o.uid, { situacao, motivo, tentativas })
}

async function anotarFonte(
  s: Servicos,
  canal: CanalSeguido,
  o: Extract<Ocorrencia, { t: 'fonte' }>,
): Promise<void> {
  if (o.transmissao === '') return
  const { hotId } = canal
  const uid = o.transmissao
  if (o.o === 'chegou') await situarTransmissao(s.banco.sistema, hotId, uid, 'NO_AR')
  else if (o.o === 'calou') await situarTransmissao(s.banco.sistema, hotId, uid, 'SEM_SINAL')
  else await encerrarFontes(s, hotId, { uid }, o.o === 'perdida' ? 'CONEXAO_PERDIDA' : 'OPERADOR')
}

/** With the key by which an outside encoder would come back. */
async function encerrarFontes(
  s: Servicos,
  hotId: number,
  quais: Parameters<typeof encerrarTransmissoes>[2],
  motivo: MotivoDoFim,
): Promise<void> {
  fecharEntradas(s.midia, await encerrarTransmissoes(s.banco.sistema, hotId, quais, motivo, null))
}

/** What the rooms of channels on the air say: paused, ended. */
async function seguirSalas(s: Servicos): Promise<void> {
  for (const m of await mesasCaladas(s.banco.sistema, MESA_CALADA_S)) {
    await encerrarFontes(s, m.hotId, { uid: m.transmissao }, 'CONEXAO_PERDIDA')
    s.midia.ordenar({ t: 'derrubar', canal: m.canal, transmissao: m.transmissao })
  }
  const noAr = await canaisNoAr(s.banco.sistema)
  acertarCanais(s.midia, noAr)
  await acertarEntradas(s)
  await acertarDestinos(s)
  for (const c of noAr) {
    if (!c.encerrado) continue
    const { hotId } = c
    await encerrarFontes(s, hotId, { canId: c.id }, 'LEILAO_ENCERRADO')
    await largarMesa(s.banco.sistema, hotId, c.id)
    await situarCanal(s.banco.sistema, hotId, c.id, 'PARADO')
    soltarDestinos(s, c.uid, await desligarDestinos(s.banco.sistema, hotId, c.id))
    s.midia.ordenar({ t: 'parar', canal: c.uid })
    await anunciarTransmissao(s, c)
  }
}
