import { preverAvisoDaCasa } from '@martelo/contracts/avisos/prever-aviso.contract.ts'
import { ehTipoDeAviso, variaveisDe } from '@martelo/domain/avisos/catalogo.ts'
import { errosDoTexto } from '@martelo/domain/avisos/preencher-texto.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { preverAviso } from '../../core/avisos/prever-aviso.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { tipoDoSite } from './apresentar-aviso-da-casa.ts'

handle(preverAvisoDaCasa, async (ctx, { params: { tipo }, body: { forma, texto } }) => {
  if (!ehTipoDeAviso(tipo)) return recusar('NAO_ENCONTRADO', 'Este aviso não existe')
  const erros = Object.entries(errosDoTexto(forma, texto, variaveisDe(tipo), palavras(tipoDoSite(ctx))))
  if (erros.length > 0)
    return recusar('CAMPOS', 'Confira o texto.', {
      campos: Object.fromEntries(erros.map(([campo, e]) => [`textos.${forma}.${campo}`, e])),
    })
  return ctx.ler((tx) => preverAviso(tx, ctx.hotsite, { tipo, forma, texto }))
})
