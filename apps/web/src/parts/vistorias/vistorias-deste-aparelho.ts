// The inspections of this device for the screen: kept on the device first, sent when there is a line. One sending at a
// time over all tabs; a person's work is sent in that person's name only.
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { novaChave } from '../../core/chave-do-pedido.ts'
import { apagar, guardarBytes, guardarValor, lerBytes, lerTodos, lerValor } from './cofre-do-aparelho.ts'
import { type Aparelho, type CaminhoDaVistoria, enviarRascunho } from './enviar-rascunho.ts'
import { chaveDaFoto } from './foto-comprimida.ts'
import { type Pacote, porFoto, type Rascunho, temPorEnviar, tirarFoto } from './rascunho-de-vistoria.ts'

/** Whose inspections are sent, and how. */
export interface TrabalhoNoAparelho {
  /** of a draft: the person, or the removal whose link he has */
  readonly dono: string
  readonly caminho: CaminhoDaVistoria
  /** around each sending: a session is renewed there */
  readonly aoEnviar: <T>(fazer: () => Promise<T>) => Promise<T>
  /** what waits at the server; null: the page knows it */
  readonly lerPacote: (() => Promise<Pacote>) | null
}

export interface EstadoDoAparelho {
  readonly pronto: boolean
  readonly pacote: Pacote | null
  readonly rascunhos: readonly Rascunho[]
  readonly enviando: boolean
  /** what keeps it from being sent, for the person */
  readonly impedimento: 'sem-rede' | 'sem-sessao' | string | null
}

const UM_DIA_MS = 86_400_000
let estado: EstadoDoAparelho = {
  pronto: false,
  pacote: null,
  rascunhos: [],
  enviando: false,
  impedimento: null,
}
const ouvintes = new Set<() => void>()
function mudar(m: Partial<EstadoDoAparelho>): void {
  estado = { ...estado, ...m }
  for (const fn of ouvintes) fn()
}
export const verAparelho = (): EstadoDoAparelho => estado
export function ouvirAparelho(fn: () => void): () => void {
  ouvintes.add(fn)
  return () => ouvintes.delete(fn)
}

const porNaLista = (r: Rascunho): void =>
  mudar({
    rascunhos: [r, ...estado.rascunhos.filter((x) => x.uid !== r.uid)].toSorted((a, b) =>
      a.mexidaEm < b.mexidaEm ? 1 : -1,
    ),
  })

/** One change after another: none is lost between reading and keeping. */
let vez: Promise<unknown> = Promise.resolve()
export function mudarRascunho(uid: string, fazer: (r: Rascunho) => Rascunho): Promise<Rascunho> {
  const proxima = vez.then(async () => {
    const antes = estado.rascunhos.find((r) => r.uid === uid)
    if (antes === undefined) throw new Error('Vistoria não está neste aparelho.')
    const depois = fazer(antes)
    porNaLista(depois)
    await guardarValor('rascunhos', uid, depois)
    return depois
  })
  vez = proxima.catch(() => undefined)
  return proxima
}

export async function comecar(r: Rascunho): Promise<void> {
  await guardarValor('rascunhos', r.uid, r)
  porNaLista(r)
}

export async function guardarFoto(uid: string, item: string, foto: Blob): Promise<void> {
  const bytes = await foto.arrayBuffer()
  const chave = await chaveDaFoto(bytes, uid, item)
  await guardarBytes('fotos', chave, bytes)
  const dados = { chave, item, nome: `${item}.jpg`, tamanho: bytes.byteLength }
  await mudarRascunho(uid, (r) => porFoto(r, dados, new Date().toISOString()))
}

export async function lerFoto(chave: string): Promise<Blob | null> {
  const bytes = await lerBytes('fotos', chave)
  return bytes && new Blob([bytes], { type: 'image/jpeg' })
}

export async function esquecerFoto(uid: string, chave: string): Promise<void> {
  const r = await mudarRascunho(uid, (x) => tirarFoto(x, chave))
  if (!r.fotos.some((f) => f.chave === chave)) await apagar('fotos', chave)
}

/** From this device; what the server has stays there. */
export async function esquecerRascunho(r: Rascunho): Promise<void> {
  for (const f of r.fotos) await apagar('fotos', f.chave)
  await apagar('rascunhos', r.uid)
  mudar({ rascunhos: estado.rascunhos.filter((x) => x.uid !== r.uid) })
}

async function esteAparelho(): Promise<Aparelho> {
  const ja = await lerValor<Aparelho>('dados', 'aparelho')
  if (ja !== null) return ja
  const nome = /Android|iPhone|iPad|Windows|Mac|Linux/.exec(navigator.userAgent)?.[0] ?? 'Navegador'
  const novo = { uid: novaChave(), nome }
  await guardarValor('dados', 'aparelho', novo)
  return novo
}

/** What is kept here, at once; then what the server has, if it answers. */
export async function abrirAparelho(t: TrabalhoNoAparelho): Promise<void> {
  const todos = await lerTodos<Rascunho>('rascunhos')
  const velho = (r: Rascunho): boolean => r.terminada && Date.now() - Date.parse(r.mexidaEm) > UM_DIA_MS
  for (const r of todos.filter(velho)) await esquecerRascunho(r)
  const guardado = await lerValor<{ usuUid: string; pacote: Pacote }>('dados', 'pacote')
  mudar({
    pronto: true,
    pacote: guardado?.usuUid === t.dono ? guardado.pacote : null,
    rascunhos: todos.filter((r) => !velho(r)).toSorted((a, b) => (a.mexidaEm < b.mexidaEm ? 1 : -1)),
  })
  await sincronizar(t)
}

const porque = (e: unknown): string => {
  if (!(e instanceof ErroDeChamada)) return 'Algo falhou. O que está aqui continua guardado.'
  if (e.codigo === 401) return 'sem-sessao'
  return e.codigo >= 500 ? 'sem-rede' : e.message
}

let indo: Promise<void> | null = null
/** Sends what is here and reads what is new. Never throws: what cannot be sent stays. */
export function sincronizar(t: TrabalhoNoAparelho): Promise<void> {
  const naVez = async (): Promise<void> => {
    if (navigator.locks) await navigator.locks.request('martelo.vistorias', () => enviarTudo(t))
    else await enviarTudo(t)
  }
  indo ??= naVez().finally(() => {
    indo = null
  })
  return indo
}

async function enviarTudo({ dono, caminho, aoEnviar, lerPacote }: TrabalhoNoAparelho): Promise<void> {
  mudar({ enviando: true })
  let impedimento: string | null = null
  try {
    const aparelho = await esteAparelho()
    for (const r of estado.rascunhos.toReversed()) {
      if (r.usuUid !== dono || !temPorEnviar(r)) continue
      const guardar = (fazer: (x: Rascunho) => Rascunho): Promise<Rascunho> => mudarRascunho(r.uid, fazer)
      const foto = async (chave: string): Promise<File | null> => {
        const b = await lerFoto(chave)
        return b && new File([b], 'foto.jpg', { type: 'image/jpeg' })
      }
      try {
        await aoEnviar(() => enviarRascunho(r, { aparelho, caminho, guardar, foto }))
      } catch (e) {
        const motivo = porque(e)
        if (motivo === 'sem-rede' || motivo === 'sem-sessao') throw e
        // One that the server refuses keeps no other from being sent.
        await guardar((x) => ({ ...x, erro: motivo }))
      }
    }
    if (lerPacote !== null) {
      const pacote = await lerPacote()
      await guardarValor('dados', 'pacote', { usuUid: dono, pacote })
      mudar({ pacote })
    }
  } catch (e) {
    impedimento = porque(e)
  }
  mudar({ enviando: false, impedimento })
}
