import { abrirAviso } from '@martelo/contracts/avisos/abrir-aviso.contract.ts'
import { ehTipoDeAviso } from '@martelo/domain/avisos/catalogo.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarAberto } from './apresentar-aviso-da-casa.ts'

handle(abrirAviso, async (ctx, { params: { tipo }, query: { idioma } }) =>
  ehTipoDeAviso(tipo)
    ? await ctx.ler((tx) => apresentarAberto(ctx, tx, tipo, idioma))
    : recusar('NAO_ENCONTRADO', 'Este aviso não existe'),
)
