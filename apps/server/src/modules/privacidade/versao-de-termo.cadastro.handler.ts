import { VERSAO_DE_TERMO } from '@martelo/contracts/privacidade/versao-de-termo.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(VERSAO_DE_TERMO, {
  colunas: {
    // Who accepted it by name, and who signed up while it was the newest of its document, before acceptances were kept.
    aceites: sql`(select count(*)::int from cliente c where c.hot_id = t.hot_id and (
      exists (select from aceite_de_termo a where a.cli_id = c.id and a.ver_id = t.id)
      or ((c.aceite_termos_at at time zone 'America/Sao_Paulo')::date >= t.vigente_desde
        and not exists (select from versao_de_termo n where n.hot_id = t.hot_id and n.documento = t.documento and n.vigente_desde > t.vigente_desde
          and (c.aceite_termos_at at time zone 'America/Sao_Paulo')::date >= n.vigente_desde))))`,
  },
  emUso: { aceite_de_termo: ['aceite', 'aceites'] },
})
