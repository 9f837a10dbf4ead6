// A version that clients agreed to says for good what it said then: who wants other words publishes another version.
import { VERSAO_DE_TERMO } from '@martelo/contracts/privacidade/versao-de-termo.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { recusar } from '../../core/http/handle.ts'
import { foiAceita } from './aceites.sql.ts'

const ACEITO = ['documento', 'numero', 'vigenteDesde', 'texto'] as const
const ANTES_DE_VALER = 'Escolha o dia em que a versão entra em vigor, ou um depois.'
const JA_ACEITA = 'Clientes já aceitaram esta versão. Publique outra.'

handleCadastro(VERSAO_DE_TERMO, {
  colunas: {
    // Who accepted it by name, and who signed up while it was the newest of its document, before acceptances were kept.
    aceites: sql`(select count(*)::int from cliente c where c.hot_id = t.hot_id and (
      exists (select from aceite_de_termo a where a.cli_id = c.id and a.ver_id = t.id)
      or (conhecia_o_termo(c.aceite_termos_at, t.vigente_desde, t.publicada_at)
        and not exists (select from versao_de_termo n where n.hot_id = t.hot_id and n.documento = t.documento and n.vigente_desde > t.vigente_desde
          and conhecia_o_termo(c.aceite_termos_at, n.vigente_desde, n.publicada_at)))))`,
  },
  async antesDeSalvar({ ctx, tx, antes, dados, mudou }) {
    if (dados.exigidoDesde && dados.exigidoDesde < dados.vigenteDesde)
      return recusar('CAMPOS', ANTES_DE_VALER, { campos: { exigidoDesde: ANTES_DE_VALER } })
    const tocados = ACEITO.filter((campo) => mudou.has(campo))
    if (antes === null || tocados.length === 0 || !(await foiAceita(tx, ctx.hotsite.id, antes.uid))) return
    return recusar('CAMPOS', JA_ACEITA, {
      campos: Object.fromEntries(tocados.map((campo) => [campo, JA_ACEITA])),
    })
  },
  emUso: { aceite_de_termo: ['aceite', 'aceites'] },
})
