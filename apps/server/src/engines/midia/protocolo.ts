// What the program and its media process say to each other. Orders are repeated to a process that was started again;
// occurrences are what the program writes down.

export const QUALIDADES = ['alta', 'baixa'] as const
export type Qualidade = (typeof QUALIDADES)[number]
export type EstadoDoPrograma = 'PARADO' | 'NO_AR' | 'SEM_SINAL' | 'INTERVALO'

/** Who comes with a websocket, as the program has verified it. */
export interface Vindo {
  /** `encerrada`, `substituida`: its source has ended, or the desk is another person's; `naoPublicada`: the public may not
   * watch: it is told so and no more */
  readonly papel: 'publicar' | 'ver' | 'encerrada' | 'substituida' | 'naoPublicada'
  /** staff, who may watch what is not published */
  readonly interno: boolean
  readonly canal: string
  /** of a source */
  readonly transmissao: string | null
  /** the desk's number: a higher one takes over */
  readonly cerca: number
  /** epoch ms */
  readonly ate: number
  readonly ip: string
}

/** What an edge says over its line, and hears when the blocks changed. */
export const SOU_BORDA = '{"tipo":"borda"}'
export const CONFERIR = '{"tipo":"conferir"}'

/** Close code: the house keeps this person out. */
export const BARRADA = 4403
/** Close code: the channel is not, or no longer, for the public. */
export const NAO_PUBLICADA = 4404

/** A source that an outside encoder publishes by RTMP. */
export interface EntradaRtmp {
  readonly canal: string
  /** sha-256 of its key, as hex: another one closes the line of the old */
  readonly chave: string
  /** it is the programme itself; otherwise the desk mixes it */
  readonly direta: boolean
  readonly cerca: number
}

export type Ordem =
  | {
      readonly t: 'fio'
      /** the connection's number, by which the program closes it again */
      readonly n: number
      readonly vindo: Vindo
      readonly cabecalhos: Record<string, string>
      readonly cabeca: string
    }
  | {
      readonly t: 'canal'
      readonly canal: string
      readonly gravar: boolean
      readonly pausado: boolean
      readonly publico: boolean
    }
  | { readonly t: 'parar'; readonly canal: string }
  /** the house keeps this person out */
  | { readonly t: 'barrar'; readonly n: number }
  /** the blocks changed: edges ask again for those who watch through them */
  | { readonly t: 'conferir' }
  /** it was on the air when a process ended: the card, until its source comes back */
  | { readonly t: 'retomar'; readonly canal: string }
  | { readonly t: 'derrubar'; readonly canal: string; readonly transmissao: string }
  | { readonly t: 'renovar'; readonly canal: string; readonly transmissao: string; readonly ate: number }
  | { readonly t: 'destino'; readonly canal: string; readonly uid: string; readonly url: string | null }
  | { readonly t: 'operador'; readonly canal: string; readonly pasta: string | null }
  /** an outside encoder may publish as this source; null: no more, and its line is closed */
  | { readonly t: 'chave-rtmp'; readonly transmissao: string; readonly entrada: EntradaRtmp | null }

export type SituacaoDaSaida = 'CONECTANDO' | 'NO_AR' | 'RECONECTANDO' | 'RECUSADO' | 'ENCERRADO'

export type Ocorrencia =
  | { readonly t: 'pronto'; readonly porta: number }
  | { readonly t: 'estado'; readonly canal: string; readonly estado: EstadoDoPrograma }
  | {
      readonly t: 'fonte'
      readonly canal: string
      readonly transmissao: string
      readonly o: 'chegou' | 'calou' | 'perdida' | 'encerrou'
    }
  | {
      readonly t: 'destino'
      readonly canal: string
      readonly uid: string
      readonly situacao: SituacaoDaSaida
      readonly motivo: string | null
      readonly tentativas: number
    }
  | { readonly t: 'gravacao-abriu'; readonly canal: string; readonly nome: string; readonly inicio: number }
  | {
      readonly t: 'gravacao-fechou'
      readonly canal: string
      readonly nome: string
      readonly fim: number
      readonly bytes: number
      readonly sha256: string
    }
  /** the disk has no place, or refused; `nome`: what was being written */
  | { readonly t: 'gravacao-parou'; readonly canal: string; readonly nome: string | null }
  | { readonly t: 'numeros'; readonly canais: Readonly<Record<string, Numeros>> }

/** The connection of this number has ended. */
export interface Saiu {
  readonly t: 'saiu'
  readonly n: number
}

export interface Numeros {
  /** by websocket and by playlists; an edge is its two lines */
  readonly ver: number
  readonly kbit: number
  readonly quadrosPerdidos: number
}
