// Messages of the site as rows. Every statement names its hotsite.
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, type Pagina } from '../../core/database/lista.ts'
import type { MensagemDoSite } from '../../core/database/schema.gen.ts'

export async function porMensagem(tx: Tx, m: Insertable<MensagemDoSite>): Promise<void> {
  await tx.insertInto('mensagemDoSite').values(m).execute()
}

export interface LinhaDeMensagem {
  uid: string
  tipo: 'contato' | 'socio'
  nome: string
  email: string
  telefone: string | null
  assunto: string
  texto: string
  empresa: string | null
  documento: string | null
  cidade: string | null
  uf: string | null
  cliente: string | null
  createdAt: Date
  vistoAt: Date | null
  vistoPor: string | null
}

const MENSAGENS = {
  abertas: sql`m.visto_at is null`,
  vistas: sql`m.visto_at is not null`,
  todas: sql`true`,
}

export async function lerMensagens(
  tx: Tx,
  hotId: number,
  f: Pagina & {
    readonly situacao: keyof typeof MENSAGENS
    readonly tipo: LinhaDeMensagem['tipo'] | 'todos'
    readonly busca?: string | undefined
  },
): Promise<Listados<LinhaDeMensagem>> {
  return listar(tx, {
    colunas: sql`m.uid, m.tipo, m.nome, m.email, m.telefone, m.assunto, m.texto, m.empresa, m.documento, m.cidade, m.uf,
      c.apelido as cliente, m.created_at, m.visto_at, u.nome as visto_por`,
    de: sql`mensagem_do_site m left join cliente c on c.id = m.cli_id left join usuario u on u.id = m.visto_by`,
    onde: [
      sql`m.hot_id = ${hotId}`,
      MENSAGENS[f.situacao],
      f.tipo === 'todos' ? sql`true` : sql`m.tipo = ${f.tipo}`,
      contemSql(f.busca, [sql`m.texto`, sql`m.nome`, sql`m.email`, sql`m.empresa`, sql`m.assunto`]),
    ],
    ordem: sql`order by m.id desc`,
    pagina: f,
  })
}

/** What a person wrote who asks to be forgotten. */
export async function esquecerMensagens(
  tx: Tx,
  hotId: number,
  cliId: number,
  email: string | null,
): Promise<void> {
  await sql`delete from mensagem_do_site where hot_id = ${hotId} and (cli_id = ${cliId} or lower(email) = lower(${email}))`.execute(
    tx,
  )
}
