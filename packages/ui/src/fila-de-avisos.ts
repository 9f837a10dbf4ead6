/**
 * The queue of notices (toasts), as the specification's section 8 wants it: success stays 2 s, an error stays until
 * it is closed, and the same notice is not repeated within 2 s. Pure: the time is an argument, epoch ms.
 */
import type { Tom } from './tom.ts'

export type TipoDeAviso = 'sucesso' | 'enviando' | 'atencao' | 'erro' | 'informacao'

export type Aviso = {
  readonly id: number
  readonly tipo: TipoDeAviso
  readonly mensagem: string
  /** epoch ms at which it goes by itself; null stays until it is closed */
  readonly ate: number | null
  /** groups notices that replace each other: "enviando" → "sucesso" of one request */
  readonly chave: string | null
}

export type FilaDeAvisos = {
  readonly avisos: readonly Aviso[]
  readonly proximoId: number
  /** what was said last and when, by text, so that a closed notice is not repeated either */
  readonly ditos: ReadonlyMap<string, number>
}

export const FILA_VAZIA: FilaDeAvisos = { avisos: [], proximoId: 1, ditos: new Map() }

const SEM_REPETIR_MS = 2000
/** More than this at once cannot be read; the oldest is dropped. */
const MAXIMO_NA_TELA = 4

/** Texts of the specification, how long each kind stays (ms, null: until closed), and its colour. */
export const TIPOS_DE_AVISO: Record<TipoDeAviso, { texto: string; duraMs: number | null; tom: Tom }> = {
  sucesso: { texto: 'Salvo com sucesso', duraMs: 2000, tom: 'sucesso' },
  enviando: { texto: 'Aguarde estamos enviando sua requisicao', duraMs: null, tom: 'info' },
  atencao: { texto: 'Atenção!', duraMs: 5000, tom: 'alerta' },
  erro: { texto: 'Não foi possível concluir', duraMs: null, tom: 'perigo' },
  informacao: { texto: '', duraMs: 4000, tom: 'info' },
}

export type NovoAviso = {
  readonly tipo: TipoDeAviso
  readonly mensagem?: string
  readonly duraMs?: number | null
  readonly chave?: string
}

/** The queue with the notice in it, or the very same queue when it is a repetition. */
export function enfileirar(fila: FilaDeAvisos, novo: NovoAviso, agora: number): FilaDeAvisos {
  const padrao = TIPOS_DE_AVISO[novo.tipo]
  const mensagem = novo.mensagem || padrao.texto
  const dito = `${novo.tipo} ${mensagem}`
  const antes = fila.ditos.get(dito)
  if (antes !== undefined && agora - antes < SEM_REPETIR_MS) return fila
  const chave = novo.chave ?? null
  const dura = novo.duraMs === undefined ? padrao.duraMs : novo.duraMs
  const aviso: Aviso = {
    id: fila.proximoId,
    tipo: novo.tipo,
    mensagem,
    ate: dura === null ? null : agora + dura,
    chave,
  }
  const ficam = fila.avisos.filter(
    (a) => (chave === null || a.chave !== chave) && !(a.tipo === novo.tipo && a.mensagem === mensagem),
  )
  const recentes = [...fila.ditos].filter(([, quando]) => agora - quando < SEM_REPETIR_MS)
  return {
    avisos: [...ficam, aviso].slice(-MAXIMO_NA_TELA),
    proximoId: fila.proximoId + 1,
    ditos: new Map([...recentes, [dito, agora]]),
  }
}

export function fechar(fila: FilaDeAvisos, id: number): FilaDeAvisos {
  const avisos = fila.avisos.filter((a) => a.id !== id)
  return avisos.length === fila.avisos.length ? fila : { ...fila, avisos }
}

/** Without those of one request that has come to nothing more to wait for. */
export function fecharChave(fila: FilaDeAvisos, chave: string): FilaDeAvisos {
  const avisos = fila.avisos.filter((a) => a.chave !== chave)
  return avisos.length === fila.avisos.length ? fila : { ...fila, avisos }
}

/** Without those whose time is over. */
export function vencer(fila: FilaDeAvisos, agora: number): FilaDeAvisos {
  const avisos = fila.avisos.filter((a) => a.ate === null || a.ate > agora)
  return avisos.length === fila.avisos.length ? fila : { ...fila, avisos }
}

/** When the next notice goes by itself, epoch ms; null when none will. */
export function proximoVencimento(fila: FilaDeAvisos): number | null {
  const ates = fila.avisos.flatMap((a) => (a.ate === null ? [] : [a.ate]))
  return ates.length > 0 ? Math.min(...ates) : null
}
