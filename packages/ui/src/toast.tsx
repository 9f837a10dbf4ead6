/**
 * Notices at the edge of the screen. `avisar` may be called from anywhere in the browser (a query client's error
 * handler, a socket); `ToastRegion` stands once in the page's root and, by itself, in each open dialog: a modal
 * makes everything outside of it inert, so the innermost region is the one that shows.
 */
import { useEffect, useId, useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'
import {
  enfileirar,
  FILA_VAZIA,
  type FilaDeAvisos,
  fechar,
  fecharChave,
  type NovoAviso,
  proximoVencimento,
  TIPOS_DE_AVISO,
  type TipoDeAviso,
  vencer,
} from './fila-de-avisos.ts'
import { type Icon, IconAlert, IconCheckCircle, IconClose } from './icones.tsx'
import { IconInfo, IconRefresh, IconXCircle } from './icones-de-uso.tsx'
import './toast.css'

let fila: FilaDeAvisos = FILA_VAZIA
let regioes: readonly string[] = []
const ouvintes = new Set<() => void>()
let temporizador: ReturnType<typeof setTimeout> | undefined

function mudar(nova: FilaDeAvisos) {
  if (nova === fila) return
  fila = nova
  clearTimeout(temporizador)
  const vencimento = proximoVencimento(fila)
  if (vencimento !== null) {
    temporizador = setTimeout(
      () => mudar(vencer(fila, Date.now())),
      Math.max(0, vencimento - Date.now()) + 10,
    )
  }
  avisarOuvintes()
}

function avisarOuvintes() {
  for (const ouvinte of ouvintes) ouvinte()
}

function ouvir(ouvinte: () => void) {
  ouvintes.add(ouvinte)
  return () => {
    ouvintes.delete(ouvinte)
  }
}

/** Shows a notice. Only in the browser: on the server it would speak to every visitor. */
export function avisar(novo: NovoAviso): void {
  if (typeof window === 'undefined') throw new Error('avisar() was called on the server')
  mudar(enfileirar(fila, novo, Date.now()))
}

/** Takes back what `avisar` said under this key, when what was awaited is not told by another notice. */
export function calar(chave: string): void {
  mudar(fecharChave(fila, chave))
}

const ICONES: Record<TipoDeAviso, Icon> = {
  sucesso: IconCheckCircle,
  enviando: IconRefresh,
  atencao: IconAlert,
  erro: IconXCircle,
  informacao: IconInfo,
}

const SEM_REGIOES: readonly string[] = []

export function ToastRegion() {
  const id = useId()
  const atual = useSyncExternalStore(
    ouvir,
    () => fila,
    () => FILA_VAZIA,
  )
  const abertas = useSyncExternalStore(
    ouvir,
    () => regioes,
    () => SEM_REGIOES,
  )
  useEffect(() => {
    regioes = [...regioes, id]
    avisarOuvintes()
    return () => {
      regioes = regioes.filter((r) => r !== id)
      avisarOuvintes()
    }
  }, [id])
  const avisos = abertas.at(-1) === id ? atual.avisos : []
  const urgentes = avisos.filter((a) => a.tipo === 'erro')
  const outros = avisos.filter((a) => a.tipo !== 'erro')
  // Both live regions are in the page before anything is said: one that appears with its text stays mute.
  return (
    <div className="ui-toasts">
      <div role="status">{outros.map((aviso) => item(aviso))}</div>
      <div role="alert">{urgentes.map((aviso) => item(aviso))}</div>
    </div>
  )
}

function item({ id, tipo, mensagem, ate }: FilaDeAvisos['avisos'][number]) {
  const Drawing = ICONES[tipo]
  return (
    <div className="ui-toast" data-tom={TIPOS_DE_AVISO[tipo].tom} key={id}>
      <Drawing />
      <span className="ui-toast__text">{mensagem}</span>
      {ate === null && tipo !== 'enviando' && (
        <IconButton icon={IconClose} label="Fechar aviso" size="s" onClick={() => mudar(fechar(fila, id))} />
      )}
    </div>
  )
}
