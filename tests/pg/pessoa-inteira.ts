// One client with at least one row of everything that a house may keep about a person. A scenario of two clients: the
// second one was brought by the first.
import { sql } from 'kysely'
import type { Cenario, ClienteDoCenario } from './cenario.ts'
import { bater, venderLote } from './venda-de-teste.ts'

export async function preencherPessoa(c: Cenario): Promise<void> {
  const [dele] = c.clientes
  if (dele === undefined) throw new Error('the scenario has no client')
  await preencher(c, dele)
  await preencherOResto(c, dele)
}

async function preencher(c: Cenario, dele: ClienteDoCenario): Promise<void> {
  const { cliId, usuId } = dele
  const hotId = c.hotsite.id
  const banco = c.banco.sistema
  await sql`update cliente set nome = 'Íris da Conceição', rg = '12.345.678', orgao_emissor = 'SSP/SP', nascimento = '1985-04-12',
    telefone1 = '+5511988776655', telefone2 = '+551133334444', ocupacao = 'Produtora', ramo = 'Pecuária', nome_fazenda = 'Boa Vista',
    como_conheceu = 'Rádio', renda_mensal = 543210, interesses = '{carros,onibus}', aceite_marketing_at = now(), aceite_termos_at = now()
    where id = ${cliId}`.execute(banco)
  // A second registration of his that was joined to this one.
  const outro = await c.novoCliente()
  await sql`update cliente set unido_a = ${cliId}, situacao = 'Bloqueado', motivo_bloqueio = ${`Unido ao cadastro ${cliId}`}
    where id = ${outro.cliId}`.execute(banco)
  await sql`insert into endereco (hot_id, cli_id, tipo_logradouro, logradouro, numero, complemento, referencia, bairro, cep, loc_id, cidade,
      estado, estado_sigla, regiao, latitude, longitude)
    values (${hotId}, ${cliId}, 'Rua', 'das Flores', '10', 'Fundos', 'Perto da praça', 'Centro', '74230-010', 5208707, 'Goiânia', 'Goiás', 'GO',
      'Centro-Oeste', -16.7, -49.25) on conflict do nothing`.execute(banco)
  await sql`with v as (insert into versao_de_termo (hot_id, documento, numero, vigente_desde, texto)
      values (${hotId}, 'privacidade', '2', '2026-01-01', 'Texto') returning id)
    insert into aceite_de_termo (hot_id, cli_id, ver_id, aceito_at, ip) select ${hotId}, ${cliId}, v.id, now(), '10.1.2.3' from v`.execute(
    banco,
  )
  await sql`insert into cliente_documento (hot_id, cli_id, tipo, arquivo, nome_original, tipo_arquivo, tamanho)
    values (${hotId}, ${cliId}, 'COMPROVANTE_ENDERECO', 'x', 'conta_de_luz.jpg', 'image/jpeg', 1)`.execute(
    banco,
  )
  await sql`insert into socio (hot_id, cli_id, nome, documento, participacao) values (${hotId}, ${cliId}, 'Rui Prado', '52998224725', 12.5)`.execute(
    banco,
  )
  await sql`with g as (insert into grupo_cliente (hot_id, nome) values (${hotId}, 'Lojistas') returning id)
    insert into cliente_grupo (hot_id, cli_id, gru_id, origem) select ${hotId}, ${cliId}, g.id, 'regra' from g`.execute(
    banco,
  )
  const lote = await bater(c, dele, 10_000_00)
  const venda = await venderLote(c, lote)
  await sql`insert into pagamento (hot_id, vnd_id, tipo, valor) values (${hotId}, ${venda}, 'CARTAO_DE_CREDITO_MANUAL', 50000)`.execute(
    banco,
  )
  await sql`insert into proposta (hot_id, lel_id, cli_id, valor, telefone, email, situacao, contraproposta, motivo, chave)
    values (${hotId}, ${lote.id}, ${cliId}, 90000, '+5511988776655', 'iris@exemplo.com.br', 'CONTRAPROPOSTA', 95000, 'Pouco', gen_random_uuid())`.execute(
    banco,
  )
  await sql`insert into caucao (hot_id, lei_id, cli_id, valor) values (${hotId}, ${c.leilao.id}, ${cliId}, 100000)`.execute(
    banco,
  )
  await sql`with e as (insert into evento (hot_id, nome, local, inicio_at, fim_at)
      values (${hotId}, 'Coquetel', 'Auditório', now(), now() + interval '1 hour') returning id)
    insert into evento_convidado (hot_id, eve_id, cli_id, nome, codigo, resposta) select ${hotId}, e.id, ${cliId}, 'Íris', 'abc123', 'sim' from e`.execute(
    banco,
  )
  await sql`insert into visitacao (hot_id, pat_id, lel_id, cli_id, nome, email, telefone, inicio, fim, vaga, situacao)
    values (${hotId}, ${c.patId}, ${lote.id}, ${cliId}, 'Íris', 'iris@exemplo.com.br', '+5511988776655', now(), now() + interval '1 hour', 1, 'nao_veio')`.execute(
    banco,
  )
  await sql`insert into favorito (hot_id, cli_id, vei_id) select ${hotId}, ${cliId}, vei_id from lote where id = ${lote.id}`.execute(
    banco,
  )
  await sql`insert into busca_salva (hot_id, cli_id, nome, endereco, origem, filtros)
    values (${hotId}, ${cliId}, 'Picapes de até R$ 80 mil', '/leilao?q=picape', 'x', '{}')`.execute(banco)
  await sql`with k as (insert into chat (hot_id, lel_id) values (${hotId}, ${lote.id}) returning id)
    insert into chat_mensagem (uid, hot_id, chat_id, usu_id, autor, texto)
    select gen_random_uuid(), ${hotId}, k.id, ${usuId}, 'Íris', 'Tem chave reserva?' from k`.execute(banco)
  await sql`insert into historico_login (hot_id, usu_id, email, forma, resultado, ip, agente)
    values (${hotId}, ${usuId}, 'iris@exemplo.com.br', 'segundo-fator', 'ok', '10.1.2.3', 'Firefox/131.0')`.execute(
    banco,
  )
}

/** What came of him besides: offers, rights, checks, complaints, letters. */
async function preencherOResto(c: Cenario, dele: ClienteDoCenario): Promise<void> {
  const { cliId, usuId } = dele
  const hotId = c.hotsite.id
  const banco = c.banco.sistema
  const { rows } = await sql<{ lelId: number; vndId: number }>`select i.lel_id, i.vnd_id from venda_item i
    where i.hot_id = ${hotId} limit 1`.execute(banco)
  const { lelId, vndId } = rows[0] ?? { lelId: 0, vndId: 0 }
  const eu = c.equipe.usuId
  await sql`insert into lance_automatico (hot_id, lel_id, cli_id, teto, seq) values (${hotId}, ${lelId}, ${cliId}, 5000000, 1)`.execute(
    banco,
  )
  await sql`insert into segunda_oferta (hot_id, vnd_id, lel_id, colocacao, cli_id, lance_seq, valor, prazo)
    values (${hotId}, ${vndId}, ${lelId}, 2, ${cliId}, 1, 900000, now())`.execute(banco)
  await sql`insert into proposta_parcelada (hot_id, lel_id, cli_id, praca, valor, entrada, parcelas, garantia)
    values (${hotId}, ${lelId}, ${cliId}, 1, 1000000, 250000, 10, 'Hipoteca do bem')`.execute(banco)
  await sql`insert into preferencia_do_lote (hot_id, lel_id, cli_id, fundamento, explicacao)
    values (${hotId}, ${lelId}, ${cliId}, 'LOCATARIO', 'Mora no imóvel')`.execute(banco)
  await sql`insert into validacao (hot_id, lel_id, cli_id, tipo_validacao, resultado)
    values (${hotId}, ${lelId}, ${cliId}, 'CPF_CNPJ_Restritos', 'Divergente')`.execute(banco)
  await sql`insert into procob_consulta (hot_id, cli_id, tipo, base_legal, finalidade, resultado, motivos, dados, consultado_by)
    values (${hotId}, ${cliId}, 'INSCRICAO_ESTADUAL', 'CREDITO', 'Oferta alta', 'Divergente', '{Nome diferente}', '{}', ${eu})`.execute(
    banco,
  )
  await sql`insert into documento_restrito (hot_id, integradora, cli_id, restrito, consultado_by)
    values (${hotId}, 'Bradesco', ${cliId}, false, ${eu})`.execute(banco)
  await sql`insert into incidente (hot_id, ano, numero, tipo, assunto, do_cliente, vnd_id, cli_id, prazo, chave_do_pedido)
    values (${hotId}, 2026, 1, 'ENTREGA', 'Sem a chave', true, ${vndId}, ${cliId}, now(), gen_random_uuid())`.execute(
    banco,
  )
  const outro = c.clientes[1]?.cliId ?? 0
  await sql`insert into credito_de_indicacao (hot_id, cli_id, indicado_id, vnd_id, valor, situacao, libera_at)
    values (${hotId}, ${cliId}, ${outro}, ${vndId}, 5000, 'Aguardando', now())`.execute(banco)
  await sql`insert into liberacao_acesso (hot_id, cli_id, usu_id, escopo, motivo, ate)
    values (${hotId}, ${cliId}, ${eu}, '{ver,lances}', 'Viagem', now())`.execute(banco)
  await sql`insert into problema_relatado (hot_id, lel_id, cli_id, motivo, texto, email)
    values (${hotId}, ${lelId}, ${cliId}, 'golpe', 'Pediram depósito', 'iris@exemplo.com.br')`.execute(banco)
  await sql`insert into mensagem_do_site (hot_id, tipo, nome, email, telefone, assunto, texto, cli_id)
    values (${hotId}, 'contato', 'Íris', 'iris@exemplo.com.br', '+5511988776655', 'Visita', 'Abre sábado?', ${cliId})`.execute(
    banco,
  )
  await sql`with d as (insert into incidente_de_dados (hot_id, titulo, descricao, gravidade, conhecido_at)
      values (${hotId}, 'Planilha enviada a outro', 'x', 'media', now()) returning id)
    insert into incidente_de_dados_afetado (hot_id, ind_id, cli_id, avisado_at) select ${hotId}, d.id, ${cliId}, now() from d`.execute(
    banco,
  )
  await sql`insert into visita (hot_id, url, pagina, lel_id, cli_id, sessao_uid)
    values (${hotId}, '/leilao/lote', 'lote', ${lelId}, ${cliId}, gen_random_uuid())`.execute(banco)
  await sql`insert into inscricao_push (hot_id, cli_id, endpoint, p256dh, auth, agente)
    values (${hotId}, ${cliId}, 'https://push.exemplo.com.br/1', 'x', 'y', 'Firefox/131.0')`.execute(banco)
  await sql`insert into newsletter_inscricao (hot_id, email, nome, consentimento, ip) select ${hotId}, email, 'Íris', 'Sim', '10.1.2.3' from cliente
    where id = ${cliId}`.execute(banco)
  await sql`with a as (insert into aviso (hot_id, tipo, chave, destinatario, usu_id, cli_id, titulo, texto, vence_at)
      values (${hotId}, 'superado', 'x', ${`usu:${usuId}`}, ${usuId}, ${cliId}, 'Seu lance foi superado', 'Dê outro', now()) returning id)
    insert into aviso_entrega (hot_id, avi_id, usu_id, canal, destino, titulo, texto, situacao)
    select ${hotId}, a.id, ${usuId}, 'email', 'iris@exemplo.com.br', 'Superado', 'x', 'pendente' from a`.execute(
    banco,
  )
  await sql`insert into preferencia_de_canal (hot_id, usu_id, tipo, canal, ligado) values (${hotId}, ${usuId}, 'superado', 'push', false)`.execute(
    banco,
  )
}
