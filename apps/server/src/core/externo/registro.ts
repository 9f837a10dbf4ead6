// The log of talks with outside parties: one masked line per request and answer, in both directions. A line that cannot be
// written stops nothing.
import { sql } from 'kysely'
import type { NomeDeDesfecho } from '@martelo/domain/externo/desfechos.ts'
import {
  mascararCabecalhos,
  mascararCorpo,
  mascararEndereco,
  mascararTexto,
} from '@martelo/domain/externo/mascarar-registro.ts'
import type { Logger } from 'pino'
import type { BancoDeDados } from '../database/database.ts'

/** In whose name something is asked, and what about. */
export interface Origem {
  /** null: the platform asks for all houses */
  readonly hotId: number | null
  readonly objeto?: { readonly tipo: string; readonly uid: string } | undefined
  readonly reqId?: string | undefined
  readonly envio?: { readonly id: number; readonly tentativa: number } | undefined
}

export interface Lado {
  readonly cabecalhos?: Readonly<Record<string, string>> | undefined
  readonly corpo?: string | Uint8Array | null | undefined
}

export interface LinhaDoRegistro {
  readonly origem: Origem
  readonly parceiro: string
  readonly operacao: string
  readonly sentido: 'saida' | 'entrada'
  readonly desfecho: NomeDeDesfecho
  readonly metodo?: string | null
  readonly endereco?: string | null
  readonly status?: number | null
  readonly duracaoMs: number
  readonly pedido?: Lado | undefined
  readonly resposta?: Lado | undefined
  readonly erro?: string | null
  readonly aviId?: number | null
  /** values that must not stand anywhere in it */
  readonly segredos?: readonly string[]
}

export type Registrar = (l: LinhaDoRegistro) => Promise<void>

export function criarRegistro(banco: BancoDeDados, log: Logger): Registrar {
  return async (l) => {
    try {
      await banco.sistema.insertInto('externoRegistro').values(mascarada(l)).execute()
    } catch (err) {
      log.error(
        { err, parceiro: l.parceiro, operacao: l.operacao },
        'a talk with an outside party was not logged',
      )
    }
  }
}

function mascarada(l: LinhaDoRegistro) {
  const { origem, segredos = [] } = l
  const cabecalhos = (lado: Lado | undefined) =>
    lado?.cabecalhos ? sql<string>`${JSON.stringify(mascararCabecalhos(lado.cabecalhos))}::jsonb` : null
  // PostgreSQL keeps no NUL in text.
  const corpo = (lado: Lado | undefined) =>
    mascararCorpo(lado?.corpo, lado?.cabecalhos?.['content-type'], segredos)?.replaceAll('\u0000', '') ?? null
  return {
    hotId: origem.hotId,
    parceiro: l.parceiro,
    operacao: l.operacao,
    sentido: l.sentido,
    desfecho: l.desfecho,
    objetoTipo: origem.objeto?.tipo ?? null,
    objetoUid: origem.objeto?.uid ?? null,
    envId: origem.envio?.id ?? null,
    tentativa: origem.envio?.tentativa ?? null,
    aviId: l.aviId ?? null,
    metodo: l.metodo ?? null,
    endereco: l.endereco ? mascararEndereco(l.endereco, segredos) : null,
    status: l.status ?? null,
    duracaoMs: Math.round(l.duracaoMs),
    pedidoCabecalhos: cabecalhos(l.pedido),
    pedidoCorpo: corpo(l.pedido),
    respostaCabecalhos: cabecalhos(l.resposta),
    respostaCorpo: corpo(l.resposta),
    erro: l.erro ? mascararTexto(l.erro, segredos).slice(0, 500) : null,
    reqId: origem.reqId ?? null,
  }
}
