// What guests are told of an event and by which channel: by mail, or by WhatsApp where the house chose it for the kind.
// What each was told is kept, so that those who know less than the event says now are found.
import { validarCelular } from '@martelo/domain/comum/identificadores/telefone.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { mostrarCodigo } from '@martelo/domain/eventos/convidados.ts'
import type { Para } from '../../core/avisos/avisar.ts'
import { lerCasa } from '../../core/avisos/casa-que-avisa.sql.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Destino, LinhaDeEvento } from './eventos.sql.ts'

export type TipoAoConvidado = 'convite-evento' | 'evento-mudou' | 'evento-cancelado'

export const ondeDo = (e: Pick<LinhaDeEvento, 'local' | 'endereco'>): string =>
  [e.local, e.endereco].filter(Boolean).join(', ')

/** The house chose its WhatsApp for this kind. */
export const peloWhatsapp = async (tx: Tx, hotId: number, tipo: TipoAoConvidado): Promise<boolean> =>
  (await lerCasa(tx, hotId, [tipo])).canais(tipo)?.includes('whatsapp') ?? false

export interface Caminho {
  readonly para: Para
  readonly canais: readonly ['email'] | readonly ['whatsapp']
}
/** `so`: this channel alone. Null: nothing reaches him. */
export function caminhoAte(g: Destino, zap: boolean, so?: 'email' | 'whatsapp'): Caminho | null {
  if (g.email !== null && so !== 'whatsapp')
    return { para: { email: g.email, nome: g.nome }, canais: ['email'] }
  const celular = zap && so !== 'email' ? validarCelular(g.telefone ?? '') : null
  return celular?.ok ? { para: { telefone: celular.valor.e164, nome: g.nome }, canais: ['whatsapp'] } : null
}

const doEvento = (e: LinhaDeEvento) => ({
  evento: e.nome,
  quando: e.inicioAt.getTime(),
  onde: ondeDo(e),
})
const doConvite = (ctx: Ctx, g: { codigo: string }) => ({
  codigo: mostrarCodigo(g.codigo),
  qr: `${ctx.origem}/v1/convites/${g.codigo}/qr.png`,
  convite: `${ctx.origem}/convite/${g.codigo}`,
})

export const dizerConvite = (ctx: Ctx, e: LinhaDeEvento, g: Destino) => ({
  ...doEvento(e),
  ...doConvite(ctx, g),
  mensagem: e.mensagem ?? '',
})
export const dizerMudanca = (ctx: Ctx, e: LinhaDeEvento, g: Destino, recado: string) => ({
  ...doEvento(e),
  ...doConvite(ctx, g),
  recado,
  antes:
    g.cienteAtivo === false
      ? 'O cancelamento foi desfeito.'
      : g.cienteInicioAt === null
        ? ''
        : `Antes: ${[formatarDataHora(g.cienteInicioAt.getTime()), g.cienteOnde].filter(Boolean).join(', ')}.`,
})
/** Of what he was told: the day that he has in his calendar, not one that he never heard of. */
export const dizerCancelamento = (e: LinhaDeEvento, g: Destino, recado: string) => ({
  ...doEvento(e),
  ...(g.cienteInicioAt === null ? {} : { quando: g.cienteInicioAt.getTime(), onde: g.cienteOnde ?? '' }),
  recado,
})
