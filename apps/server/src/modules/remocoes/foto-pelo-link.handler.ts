import { fotoPeloLink } from '@martelo/contracts/remocoes/foto-pelo-link.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { abrirPeloLink } from './abrir-pelo-link.ts'
import { tomarFoto } from './tomar-foto.ts'

handle(fotoPeloLink, (ctx, { params, body, arquivos }) =>
  tomarFoto(ctx, body, arquivos[0], async (tx) => {
    const { link, r } = await abrirPeloLink(ctx, tx, params.segredo, true)
    return link.para === 'motorista' ? r : undefined
  }),
)
