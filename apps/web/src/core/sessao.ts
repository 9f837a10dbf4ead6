// The session in the browser: cookies hold it, this keeps it alive. It renews before the access token ends (checked
// every 30 s and before calls), one renewal at a time across tabs, and broadcasts sign-in and sign-out to other tabs.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { CODIGO_SEM_REDE } from '@martelo/contracts/core/error-object.ts'
import type { AvisoDaEntrada } from '@martelo/contracts/core/errors.ts'
import { caminhoDesteSite } from '@martelo/domain/comum/caminho-deste-site.ts'
import {
  iniciarOciosidade,
  REGRA_DE_OCIOSIDADE,
  registrarAtividade,
  saiPorOciosidade,
  textoDoLembrete,
  verificarOciosidade,
} from '@martelo/domain/usuarios/ociosidade.ts'
import { passoDaSessao, SESSAO } from '@martelo/domain/usuarios/sessao.ts'
import { chamar, ouvirRecusas, renovarAntesDeChamar } from './api.ts'
import { esquecerDaSessao } from './armazem-local.ts'
import type { QuemUsa } from './contexto.ts'
import { relogio } from './relogio.ts'
import { ouvirSalaAVista } from './sala-a-vista.ts'
import {
  CHAVE_DA_SAIDA,
  CHAVE_DA_SESSAO,
  type SessaoLembrada,
  saidaPendente,
  sessaoLembrada,
} from './sessao-lembrada.ts'

const CHAVE_ATIVIDADE = 'martelo.ultimaAtividade'
/** Signing out does not wait for a server that does not answer: the next page tells it. */
const PACIENCIA_AO_SAIR_MS = 4_000

/** After a login: remember when it ends. Other tabs load again, whomever they showed before. */
export function lembrarSessao(s: SessaoAberta): void {
  localStorage.removeItem(CHAVE_DA_SAIDA)
  localStorage.removeItem(CHAVE_DA_SESSAO)
  esquecerDaSessao()
  guardar(s)
  localStorage.setItem(CHAVE_ATIVIDADE, String(Date.now()))
}

type SessaoAberta = Pick<RespostaDe<Calls['POST /v1/usuario/refresh-token']>, 'dataFimToken' | 'manterLogado'>

function guardar({ dataFimToken, manterLogado }: SessaoAberta): void {
  const s: SessaoLembrada = { dataFimToken: Date.parse(dataFimToken), manterLogado }
  localStorage.setItem(CHAVE_DA_SESSAO, JSON.stringify(s))
}

let saindo = false

/** Signs out here and in the other tabs. A failed call changes nothing for the person: the page is left anyway. */
export async function sair(destino = '/'): Promise<void> {
  saindo = true
  // From here on no tab renews the session that is ending.
  localStorage.setItem(CHAVE_DA_SAIDA, '1')
  esquecerDaSessao()
  await Promise.race([dizerSaida(), new Promise((ok) => setTimeout(ok, PACIENCIA_AO_SAIR_MS))])
  localStorage.removeItem(CHAVE_DA_SESSAO)
  location.assign(destino)
}

/** The staff's page from which support went into the account of another. */
const CHAVE_DA_VOLTA = 'martelo.voltaDaConta'

export function lembrarVolta(): void {
  localStorage.setItem(CHAVE_DA_VOLTA, location.pathname + location.search)
}

/** Out of the account of another: support back to where he came from, signed in as himself or at the house's door on the way there. */
export async function deixarConta(): Promise<void> {
  const volta = caminhoDesteSite(localStorage.getItem(CHAVE_DA_VOLTA))
  localStorage.removeItem(CHAVE_DA_VOLTA)
  const destino = volta === null ? '/' : `/login-sistema?${new URLSearchParams({ redirect: volta })}`
  try {
    saindo = true
    const { sessao } = await chamar('POST /v1/usuario/voltar-da-conta')
    if (sessao === null) localStorage.removeItem(CHAVE_DA_SESSAO)
    else lembrarSessao(sessao)
    location.assign(sessao === null ? destino : (volta ?? '/admin'))
  } catch {
    // Not heard of by the server: signed out here, and told to it later.
    await sair(destino)
  }
}

let dizendo: Promise<boolean> | null = null
/** False: the server could not be reached, or could not do it. Retried while a page is open. */
function dizerSaida(): Promise<boolean> {
  dizendo ??= contarSaida().finally(() => {
    dizendo = null
  })
  return dizendo
}

async function contarSaida(): Promise<boolean> {
  try {
    await chamar('POST /v1/usuario/efetuar-logout')
  } catch (e) {
    const codigo = codigoDe(e)
    if (codigo === CODIGO_SEM_REDE || codigo === 429 || codigo >= 500) return false
  }
  // Unless a user has signed in meanwhile.
  if (saidaPendente()) localStorage.removeItem(CHAVE_DA_SESSAO)
  localStorage.removeItem(CHAVE_DA_SAIDA)
  return true
}

async function terminarSaida(): Promise<void> {
  if (!saindo && saidaPendente() && (await dizerSaida())) location.reload()
}

/** The socket of this tab, if it has one, keeps the session that it was opened with: another one takes its place. */
function religar(tudo = false): void {
  import('./tempo-real.ts').then(
    (m) => m.religar(tudo),
    () => undefined,
  )
}

const codigoDe = (e: unknown): number => (e as { codigo?: number }).codigo ?? 0

/** `recusada`: the server does not take what this browser remembers, though its time is not over. */
async function renovar(recusada: string | null = null): Promise<void> {
  const trocar = async (): Promise<void> => {
    const s = sessaoLembrada()
    if (s === null || saidaPendente()) return
    const outra = localStorage.getItem(CHAVE_DA_SESSAO) !== recusada
    if (outra && passoDaSessao(s, relogio.agora()) === 'nada') return
    const nova = await chamar('POST /v1/usuario/refresh-token', { body: {} })
    // A user who signed out meanwhile stays signed out.
    if (sessaoLembrada() === null || saidaPendente()) return
    guardar(nova)
    religar(s.dataFimToken <= relogio.agora())
  }
  // One renewal at a time across tabs; a tab that waited for the lock finds the work done.
  if (navigator.locks) await navigator.locks.request('martelo.renovar', trocar)
  else await trocar()
}

/**
 * For a page rendered without a session although this browser remembers one: true when that user is signed in again
 * and the page reloads. A session that was not kept, or was ended elsewhere, is forgotten silently.
 */
export async function retomarSessao(): Promise<boolean> {
  if (saidaPendente()) {
    await dizerSaida()
    return false
  }
  const lida = localStorage.getItem(CHAVE_DA_SESSAO)
  const s = sessaoLembrada()
  const passo = s === null ? 'nada' : passoDaSessao(s, relogio.agora())
  // A page that was kept from before the login, say.
  if (passo === 'nada') return false
  try {
    if (passo === 'renovar') {
      await renovar()
      if (sessaoLembrada() === null) return false
      carregarDeNovo()
      return true
    }
  } catch (e) {
    if (!naoRenova(e)) return false
  }
  if (localStorage.getItem(CHAVE_DA_SESSAO) === lida) localStorage.removeItem(CHAVE_DA_SESSAO)
  return false
}

/** A sign-in page has nothing more to ask: on to where it was to lead. */
function carregarDeNovo(): void {
  if (!/^\/login(-sistema)?$/.test(location.pathname)) return location.reload()
  location.replace(caminhoDesteSite(new URLSearchParams(location.search).get('redirect')) ?? '/')
}

export interface Vigia {
  readonly quem: QuemUsa
  /** without mouse and keys until he is signed out, if the timer concerns him */
  readonly segundosOciosos: number
  /** shows that the session is about to end */
  lembrar(texto: string): void
}

/** The watch of this tab; null: there is none. */
let vigia: Vigia | null = null

/** To the login, and back here after it. */
function sairParaEntrar(): Promise<void> {
  if (vigia?.quem.por != null) return deixarConta()
  const aviso: AvisoDaEntrada = 'sessao-terminou'
  const volta = { redirect: location.pathname + location.search, aviso }
  const login = vigia?.quem.cliUid === null ? '/login-sistema' : '/login'
  return sair(`${login}?${new URLSearchParams(volta)}`)
}

async function verificar(): Promise<void> {
  const lida = localStorage.getItem(CHAVE_DA_SESSAO)
  const s = sessaoLembrada()
  if (s === null || saidaPendente()) return
  const passo = passoDaSessao(s, relogio.agora())
  if (passo === 'nada') return
  if (passo === 'encerrar') return sairParaEntrar()
  try {
    await renovar()
  } catch (e) {
    // No network is not the end of a session; a refused token is, unless another one has come meanwhile.
    if (naoRenova(e) && localStorage.getItem(CHAVE_DA_SESSAO) === lida) await sairParaEntrar()
  }
}

/** The server will not renew what this browser remembers: it was ended, or a block keeps this person out. */
const naoRenova = (e: unknown): boolean =>
  codigoDe(e) === 401 || (e as { erro?: { error?: string } }).erro?.error === 'BLOQUEADO'

/** A session that was ended elsewhere is not renewed: to the login at its first refused call, not at its next renewal. */
async function renovarOuSair(): Promise<boolean> {
  const lida = localStorage.getItem(CHAVE_DA_SESSAO)
  if (lida === null || saindo || saidaPendente()) return false
  try {
    await renovar(lida)
    return sessaoLembrada() !== null
  } catch (e) {
    if (naoRenova(e) && localStorage.getItem(CHAVE_DA_SESSAO) === lida) await sairParaEntrar()
    return false
  }
}

/** A page asks several things at once. A call that is refused with a new session has another reason. */
let conferida: { readonly em: number; readonly boa: Promise<boolean> } | null = null
const UMA_VEZ_EM_MS = 60_000
function conferirRecusa(): Promise<boolean> {
  const agora = performance.now()
  if (conferida === null || agora - conferida.em > UMA_VEZ_EM_MS)
    conferida = { em: agora, boa: renovarOuSair() }
  return conferida.boa
}

/** Starts the watch of this tab; the answer ends it. */
export function vigiarSessao(nova: Vigia): () => void {
  if (vigia !== null) return () => undefined
  vigia = nova
  const { quem, segundosOciosos, lembrar } = nova
  const podeFicar = !saiPorOciosidade(quem.papeis)
  renovarAntesDeChamar(verificar)
  ouvirRecusas(conferirRecusa)
  const olhar = (): void => {
    void terminarSaida()
    void verificar()
  }
  olhar()
  let ociosidade = iniciarOciosidade(Date.now())
  let escrita = 0
  const mexeu = (): void => {
    const agora = Date.now()
    ociosidade = registrarAtividade(ociosidade, agora)
    // Shared with the other tabs, at most once a second.
    if (agora - escrita > 1000 && sessaoLembrada() !== null) {
      escrita = agora
      localStorage.setItem(CHAVE_ATIVIDADE, String(agora))
    }
  }
  const deOutraAba = (e: StorageEvent): void => {
    if (e.key === CHAVE_ATIVIDADE && e.newValue !== null)
      ociosidade = registrarAtividade(ociosidade, Number(e.newValue))
    if (e.key !== CHAVE_DA_SESSAO) return
    if ((e.newValue === null) !== (e.oldValue === null)) location.reload()
    else religar()
  }
  const conferirOcio = (): void => {
    if (podeFicar || saidaPendente() || sessaoLembrada() === null) return
    // This tab may have slept while another one was used.
    ociosidade = registrarAtividade(ociosidade, Number(localStorage.getItem(CHAVE_ATIVIDADE)))
    const r = verificarOciosidade(ociosidade, Date.now(), {
      ...REGRA_DE_OCIOSIDADE,
      limiteSegundos: segundosOciosos,
    })
    ociosidade = r.estado
    if (r.situacao.tipo === 'encerrar') void sairParaEntrar()
    if (r.situacao.tipo === 'lembrar') lembrar(textoDoLembrete(r.situacao.faltamSegundos))
  }
  const relogios = [setInterval(olhar, SESSAO.verificacaoSegundos * 1000), setInterval(conferirOcio, 1000)]
  for (const tipo of ['mousemove', 'keydown', 'touchstart', 'scroll'] as const)
    addEventListener(tipo, mexeu, { passive: true })
  addEventListener('storage', deOutraAba)
  const deixarDeOuvir = ouvirSalaAVista(mexeu)
  const deVoltaARede = (): void => void terminarSaida()
  addEventListener('online', deVoltaARede)
  return () => {
    vigia = null
    // A page that comes now and has no watch (work outdoors) is not led to the login by its calls.
    renovarAntesDeChamar(() => Promise.resolve())
    ouvirRecusas(() => Promise.resolve(false))
    for (const r of relogios) clearInterval(r)
    for (const tipo of ['mousemove', 'keydown', 'touchstart', 'scroll'] as const)
      removeEventListener(tipo, mexeu)
    removeEventListener('storage', deOutraAba)
    deixarDeOuvir()
    removeEventListener('online', deVoltaARede)
  }
}
