import { INCIDENTE_DE_DADOS } from '@martelo/contracts/privacidade/incidente-de-dados.cadastro.ts'
import { prazosDoIncidente } from '@martelo/domain/privacidade/prazos-do-incidente.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { avisarDoIncidente } from './avisar-do-incidente.ts'

const prazos = (d: {
  readonly conhecidoAt?: unknown
  readonly pequenoPorte?: unknown
  readonly comunicadoAnpdAt?: unknown
}) =>
  prazosDoIncidente({
    conhecidoAt: Date.parse(String(d.conhecidoAt)),
    pequenoPorte: d.pequenoPorte === true,
    comunicadoAnpdAt: d.comunicadoAnpdAt ? Date.parse(String(d.comunicadoAnpdAt)) : null,
  })

handleCadastro(INCIDENTE_DE_DADOS, {
  antesDeSalvar: ({ dados }) => Promise.resolve(prazos(dados)),
  depoisDeSalvar: async ({ ctx, tx, antes, dados, uid }) => {
    if (antes !== null) return
    const { comunicarAte } = prazos(dados)
    const incidente = { uid, titulo: String(dados.titulo), comunicarAte }
    await avisarDoIncidente(ctx.servicos, tx, ctx.hotsite.id, incidente, 'Registrado', 'novo')
  },
})
