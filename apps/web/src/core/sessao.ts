// The session in the browser: cookies hold it, this keeps it alive. It renews before the access token ends (checked
// every 30 s and before calls), one renewal at a time across tabs, and tells other tabs who signs in or out.
import {
  REGRA_DE_OCIOSIDADE,
  iniciarOciosidade,
  registrarAtividade,
  textoDoLembrete,
  verificarOciosidade,
} from '@martelo/domain/usuarios/ociosidade.ts'
import { passoDaSessao, SESSAO } from '@martelo/domain/usuarios/sessao.ts'
import { chamar, renovarAntesDeChamar } from './api.ts'
import { relogio } from './relogio.ts'

const CHAVE = 'martelo.sessao'
const CHAVE_ATIVIDADE = 'martelo.ultimaAtividade'

/** What may lie in local storage: when to renew, nothing that opens anything. */
interface Lembrada {
  readonly dataFimToken: number
  readonly manterLogado: boolean
}

function ler(): Lembrada | null {
  try {
    return JSON.parse(localStorage.getItem(CHAVE) ?? 'null') as Lembrada | null
  } catch {
    return null
  }
}

/** After any login: remember when it ends. The page then reloads its data with the new cookies. */
export function lembrarSessao(s: { dataFimToken: string; manterLogado: boolean }): void {
  localStorage.setItem(
    CHAVE,
    JSON.stringify({
      dataFimToken: Date.parse(s.dataFimToken),
      manterLogado: s.manterLogado,
    } satisfies Lembrada),
  )
  localStorage.setItem(CHAVE_ATIVIDADE, String(Date.now()))
}

/** Signs out here and in the other tabs. A failed call changes nothing for the person: the page is left anyway. */
export async function sair(destino = '/'): Promise<void> {
  localStorage.removeItem(CHAVE)
  await chamar('POST /v1/usuario/efetuar-logout').catch(() => undefined)
  location.assign(destino)
}

async function renovar(): Promise<void> {
  const trocar = async (): Promise<void> => {
    const s = ler()
    if (s === null || passoDaSessao(s, relogio.agora()) === 'nada') return
    lembrarSessao(await chamar('POST /v1/usuario/refresh-token', { body: {} }))
  }
  // One at a time across tabs; whoever waited finds the work done.
  if (navigator.locks) await navigator.locks.request('martelo.renovar', trocar)
  else await trocar()
}

async function verificar(): Promise<void> {
  const s = ler()
  if (s === null) return
  const passo = passoDaSessao(s, relogio.agora())
  if (passo === 'nada') return
  if (passo === 'encerrar') return sair('/login')
  try {
    await renovar()
  } catch (e) {
    // No network is not the end of a session; a refused token is.
    if ((e as { codigo?: number }).codigo === 401) await sair('/login')
  }
}

let ligado = false

/** Starts the watch of this tab. `segundosOciosos`: the hotsite's idle time; `lembrar` shows the reminder. */
export function vigiarSessao(segundosOciosos: number, lembrar: (texto: string) => void): () => void {
  if (ligado) return () => undefined
  ligado = true
  renovarAntesDeChamar(verificar)
  let ociosidade = iniciarOciosidade(Date.now())
  let escrita = 0
  const mexeu = (): void => {
    const agora = Date.now()
    ociosidade = registrarAtividade(ociosidade, agora)
    // Shared with the other tabs, at most once a second.
    if (agora - escrita > 1000 && ler() !== null) {
      escrita = agora
      localStorage.setItem(CHAVE_ATIVIDADE, String(agora))
    }
  }
  const deOutraAba = (e: StorageEvent): void => {
    if (e.key === CHAVE_ATIVIDADE && e.newValue !== null)
      ociosidade = registrarAtividade(ociosidade, Number(e.newValue))
    if (e.key === CHAVE && (e.newValue === null) !== (e.oldValue === null)) location.reload()
  }
  const conferirOcio = (): void => {
    if (ler() === null) return
    const r = verificarOciosidade(ociosidade, Date.now(), {
      ...REGRA_DE_OCIOSIDADE,
      limiteSegundos: segundosOciosos,
    })
    ociosidade = r.estado
    if (r.situacao.tipo === 'encerrar') void sair('/login')
    if (r.situacao.tipo === 'lembrar') lembrar(textoDoLembrete(r.situacao.faltamSegundos))
  }
  const relogios = [
    setInterval(() => void verificar(), SESSAO.verificacaoSegundos * 1000),
    setInterval(conferirOcio, 1000),
  ]
  for (const tipo of ['mousemove', 'keydown', 'touchstart', 'scroll'] as const)
    addEventListener(tipo, mexeu, { passive: true })
  addEventListener('storage', deOutraAba)
  return () => {
    ligado = false
    for (const r of relogios) clearInterval(r)
    for (const tipo of ['mousemove', 'keydown', 'touchstart', 'scroll'] as const)
      removeEventListener(tipo, mexeu)
    removeEventListener('storage', deOutraAba)
  }
}
