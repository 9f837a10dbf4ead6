// Everything that is kept about one client, for himself. Each list is cut at a number that no person reaches by
// ordinary use.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

const MAXIMO = 20_000
type Linhas = Record<string, unknown>[]

const LISTAS = {
  aceites: `select v.documento, v.numero as versao, a.aceito_at, a.ip from aceite_de_termo a join versao_de_termo v on v.id = a.ver_id
    where a.hot_id = $H and a.cli_id = $C order by a.id`,
  documentos: `select tipo, situacao, nome_original, enviado_at from cliente_documento where hot_id = $H and cli_id = $C order by id`,
  socios: `select nome, documento, participacao, administrador, created_at from socio where hot_id = $H and cli_id = $C order by id`,
  grupos: `select g.nome, m.origem, m.created_at from cliente_grupo m join grupo_cliente g on g.id = m.gru_id where m.hot_id = $H and m.cli_id = $C order by g.nome`,
  habilitacoes: `select a.nome as leilao, h.situacao, h.tipo, h.solicitada_at, h.decidida_at, h.motivo, h.ip, h.aceite_regulamento_at,
    (select concat_ws(', versão ', g.nome, g.numero) from regulamento_aceito g where g.id = h.aceito_id) as regulamento_aceito from habilitacao h join leilao a on a.id = h.lei_id
    where h.hot_id = $H and h.cli_id = $C order by h.id`,
  lances: `select a.nome as leilao, l.numero as lote, l.nome, b.tipo, b.situacao, b.valor, b.data, encode(b.hash, 'hex') as hash, b.ip
    from lance b join lote l on l.id = b.lel_id join leilao a on a.id = l.lei_id where b.hot_id = $H and b.cli_id = $C order by b.data, b.seq`,
  propostas: `select l.numero as lote, l.nome, p.valor, p.situacao, p.contraproposta, p.motivo, p.criada_at from proposta p join lote l on l.id = p.lel_id
    where p.hot_id = $H and p.cli_id = $C order by p.id`,
  compras: `select v.id, a.nome as leilao, v.situacao, v.data_pagamento, v.valor_desconto, v.motivo_cancelada, v.created_at,
      (select json_agg(json_build_object('lote', l.numero, 'nome', l.nome, 'valor', i.valor, 'retirada', i.retirada_situacao)) from venda_item i join lote l on l.id = i.lel_id where i.vnd_id = v.id) as itens
    from venda v join leilao a on a.id = v.lei_id where v.hot_id = $H and v.cli_id = $C order by v.id`,
  pagamentos: `select g.vnd_id as venda, g.tipo, g.valor, g.situacao, g.data_pagamento, g.created_at from pagamento g join venda v on v.id = g.vnd_id
    where g.hot_id = $H and v.cli_id = $C order by g.id`,
  caucoes: `select a.nome as leilao, q.valor, q.situacao, q.valor_devolvido, q.valor_aplicado, q.valor_retido, q.motivo, q.paga_at, q.created_at
    from caucao q join leilao a on a.id = q.lei_id where q.hot_id = $H and q.cli_id = $C order by q.id`,
  convites: `select e.nome as evento, e.inicio_at, g.resposta, g.acompanhantes, g.convite_at, g.entrou_at from evento_convidado g join evento e on e.id = g.eve_id
    where g.hot_id = $H and g.cli_id = $C order by g.id`,
  visitas: `select l.numero as lote, l.nome, p.nome as patio, x.inicio, x.situacao, x.nome as em_nome_de, x.email, x.telefone from visitacao x
    join lote l on l.id = x.lel_id join patio p on p.id = x.pat_id where x.hot_id = $H and x.cli_id = $C order by x.id`,
  favoritos: `select e.nome as veiculo, f.created_at from favorito f join veiculo e on e.id = f.vei_id where f.hot_id = $H and f.cli_id = $C order by f.created_at`,
  buscasSalvas: `select nome, endereco, frequencia, por_email, created_at from busca_salva where hot_id = $H and cli_id = $C order by id`,
} as const

export async function lerMeusDados(
  tx: Tx,
  hotId: number,
  quem: { readonly cliId: number; readonly usuId: number },
): Promise<Record<keyof typeof LISTAS | 'mensagens' | 'acessos', Linhas>> {
  const lidas = {} as Record<keyof typeof LISTAS | 'mensagens' | 'acessos', Linhas>
  for (const [nome, texto] of Object.entries(LISTAS))
    lidas[nome as keyof typeof LISTAS] = await ler(tx, texto, hotId, quem.cliId)
  lidas.mensagens = await ler(
    tx,
    `select texto, created_at from chat_mensagem where hot_id = $H and usu_id = $C order by id`,
    hotId,
    quem.usuId,
  )
  lidas.acessos = await ler(
    tx,
    `select quando, forma, resultado, ip, agente from historico_login where hot_id = $H and usu_id = $C order by id desc`,
    hotId,
    quem.usuId,
  )
  return lidas
}

/** The statements are the constants above; the two ids go in as parameters. */
async function ler(tx: Tx, texto: string, hotId: number, id: number): Promise<Linhas> {
  const [antes = '', resto = ''] = texto.split('$H')
  const [meio = '', depois = ''] = resto.split('$C')
  const r = await sql<
    Record<string, unknown>
  >`${sql.raw(antes)}${hotId}${sql.raw(meio)}${id}${sql.raw(depois)} limit ${MAXIMO}`.execute(tx)
  return r.rows
}
