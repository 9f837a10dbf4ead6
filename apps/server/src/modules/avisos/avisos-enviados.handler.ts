import { avisosEnviados } from '@martelo/contracts/avisos/avisos-enviados.contract.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { apresentarAviso, avisoDe, ehTipoDeAviso } from '@martelo/domain/avisos/catalogo.ts'
import type { Canal } from '@martelo/domain/avisos/declarar-aviso.ts'
import { MOTIVOS_DE_DISPENSA, type MotivoDeDispensa } from '@martelo/domain/avisos/states.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { buscarEntregas, type LinhaDeEntrega } from './avisos-da-casa.sql.ts'

handle(avisosEnviados, async (ctx, { query }) => {
  const inteiros = permite('cliente:dados', ctx.sessao)
  const { linhas, total } = await ctx.ler((tx) => buscarEntregas(tx, ctx.hotsite.id, query, inteiros))
  ctx.contar(total)
  const p = palavras(ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao')
  return linhas.map(({ erro, ...l }) => ({
    ...l,
    pessoa: inteiros ? l.pessoa : mascararCampo('apelido', l.pessoa),
    // A kind that left the catalogue keeps the name that it had in the code.
    aviso: ehTipoDeAviso(l.tipo) ? apresentarAviso(l.tipo, p).nome : l.tipo,
    publico: ehTipoDeAviso(l.tipo) ? avisoDe(l.tipo).publico : null,
    destino: mostrarDestino(l),
    motivo: erro ?? MOTIVOS_DE_DISPENSA[l.motivo as MotivoDeDispensa] ?? l.motivo,
    criadaAt: iso(l.criadaAt),
    enviadaAt: l.enviadaAt && iso(l.enviadaAt),
    entregueAt: l.entregueAt && iso(l.entregueAt),
    abertaAt: l.abertaAt && iso(l.abertaAt),
  }))
})

const CAMPO: Readonly<Partial<Record<Canal, 'email' | 'telefone'>>> = {
  email: 'email',
  sms: 'telefone',
  whatsapp: 'telefone',
}
/** Who looks at the list needs to tell two addresses apart, not to have them. A device has no address for people. */
function mostrarDestino({ canal, destino }: Pick<LinhaDeEntrega, 'canal' | 'destino'>): string {
  const campo = CAMPO[canal]
  return campo === undefined ? '' : mascararCampo(campo, destino)
}
