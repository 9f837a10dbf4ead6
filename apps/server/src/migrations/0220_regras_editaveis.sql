-- The rules of a site were written into the screen of page 6, above what the house had put there. They are the page's own
-- content now, so that the house can write others. Houses that have touched page 6 keep what visitors saw: the same rules
-- above their sections, in the draft and in what is published. A published version is never changed: a new one follows.
create temp table regra (tipo text, secao int, nome text, item int, titulo text, texto text, texto_botao text, link text) on commit drop;
insert into regra values
  ('leilao', 1, 'Regras gerais', 1, 'Quem pode participar', '<ul><li>Pessoas maiores de 18 anos e empresas, com cadastro completo, e-mail e celular confirmados.</li><li>Para dar lance é preciso habilitar-se no leilão. Alguns leilões pedem documentos aprovados.</li><li>Sucatas só podem ser compradas por empresas credenciadas no Detran.</li></ul>', null::text, null::text),
  ('leilao', 1, 'Regras gerais', 2, 'Lances', '<ul><li>O primeiro lance vale pelo menos o lance inicial; os seguintes, o valor atual mais o incremento. Valores maiores são aceitos.</li><li>Todo lance é irrevogável e vale como compromisso de compra. Vale a ordem de chegada ao servidor.</li><li>Um lance nos últimos segundos prorroga o encerramento, para que todos possam responder.</li><li>Com lance automático, você informa o seu limite em segredo; o sistema cobre os outros até ele, sempre pelo menor valor necessário.</li><li>Lotes condicionais dependem da resposta do comitente, no prazo mostrado. Nesse prazo, o lance não pode ser retirado.</li></ul>', null::text, null::text),
  ('leilao', 1, 'Regras gerais', 3, 'Custos', '<ul><li>O custo total aparece antes de você dar lance: lance, comissão do leiloeiro e cada despesa do lote.</li><li>Nada é cobrado além do que está ali, do frete que você escolher e das diárias depois do prazo de retirada.</li></ul>', null::text, null::text),
  ('leilao', 1, 'Regras gerais', 4, 'Pagamento e retirada', '<ul><li>O pagamento vence no prazo do edital, de conta em nome de quem comprou (mesmo CPF ou CNPJ).</li><li>A retirada é agendada depois da validação do pagamento; a estadia é gratuita até a data informada na compra.</li><li>Os bens são vendidos no estado em que se encontram: visite, leia o laudo e a descrição.</li></ul>', null::text, null::text),
  ('leilao', 1, 'Regras gerais', 5, 'Seus dados', '<ul><li>Usamos os seus dados para identificar quem participa, cumprir a lei e entregar a compra.</li><li>Nos lances públicos aparece apenas o seu apelido, em parte escondido, e a sua cidade.</li></ul>', null::text, null::text),
  ('leilao', 2, 'Exemplos', 1, 'Exemplos resolvidos', '<p>Limites automáticos, empates, prorrogação e quedas, decididos pelo mesmo programa que decide cada lance.</p>', 'Ver os exemplos', '/regulamento/lances'),
  ('loja', 1, 'Regras gerais', 1, 'Quem pode participar', '<ul><li>Pessoas maiores de 18 anos e empresas, com cadastro completo, e-mail e celular confirmados.</li><li>Para fazer oferta é preciso inscrever-se no evento. Alguns eventos pedem documentos aprovados.</li><li>Sucatas só podem ser compradas por empresas credenciadas no Detran.</li></ul>', null::text, null::text),
  ('loja', 1, 'Regras gerais', 2, 'Ofertas', '<ul><li>A primeira oferta vale pelo menos o preço inicial; as seguintes, o valor atual mais o valor adicional. Valores maiores são aceitos.</li><li>Toda oferta é irrevogável e vale como compromisso de compra. Vale a ordem de chegada ao servidor.</li><li>Uma oferta nos últimos segundos prorroga o encerramento, para que todos possam responder.</li><li>Com oferta automática, você informa o seu limite em segredo; o sistema cobre os outros até ele, sempre pelo menor valor necessário.</li><li>Anúncios condicionais dependem da resposta do vendedor, no prazo mostrado. Nesse prazo, a oferta não pode ser retirada.</li></ul>', null::text, null::text),
  ('loja', 1, 'Regras gerais', 3, 'Custos', '<ul><li>O custo total aparece antes de você fazer oferta: oferta, taxa de serviço e cada despesa do anúncio.</li><li>Nada é cobrado além do que está ali, do frete que você escolher e das diárias depois do prazo de retirada.</li></ul>', null::text, null::text),
  ('loja', 1, 'Regras gerais', 4, 'Pagamento e retirada', '<ul><li>O pagamento vence no prazo do regulamento do evento, de conta em nome de quem comprou (mesmo CPF ou CNPJ).</li><li>A retirada é agendada depois da validação do pagamento; a estadia é gratuita até a data informada na compra.</li><li>Os bens são vendidos no estado em que se encontram: visite, leia o laudo e a descrição.</li></ul>', null::text, null::text),
  ('loja', 1, 'Regras gerais', 5, 'Seus dados', '<ul><li>Usamos os seus dados para identificar quem participa, cumprir a lei e entregar a compra.</li><li>Nas ofertas públicas aparece apenas o seu apelido, em parte escondido, e a sua cidade.</li></ul>', null::text, null::text),
  ('loja', 2, 'Exemplos', 1, 'Exemplos resolvidos', '<p>Limites automáticos, empates, prorrogação e quedas, decididos pelo mesmo programa que decide cada oferta.</p>', 'Ver os exemplos', '/regulamento/lances');

create temp table abertura (tipo text, texto text) on commit drop;
insert into abertura values
  ('leilao', 'Este é o resumo das regras gerais. Cada leilão tem o seu edital, que prevalece sobre este resumo e está na página dele.'),
  ('loja', 'Este é o resumo das regras gerais. Cada evento tem o seu regulamento do evento, que prevalece sobre este resumo e está na página dele.');

create temp table nova_sessao on commit drop as
select p.hot_id, p.id as pag_id, r.secao, r.nome, gen_random_uuid() as uid,
  coalesce((select max(s.prioridade) from pagina_sessao s where s.pag_id = p.id), 0) + 3 - r.secao as prioridade
from pagina p join hotsite h on h.id = p.hot_id join (select distinct tipo, secao, nome from regra) r on r.tipo = h.tipo
where p.modelo = 6;

insert into pagina_sessao (uid, hot_id, pag_id, elemento, nome, prioridade)
select uid, hot_id, pag_id, 'TEXTO', nome, prioridade from nova_sessao;

insert into pagina_item (hot_id, ses_id, titulo, texto, texto_botao, link, prioridade)
select n.hot_id, s.id, r.titulo, r.texto, r.texto_botao, r.link, 10 - r.item
from nova_sessao n join pagina_sessao s on s.uid = n.uid join hotsite h on h.id = n.hot_id
  join regra r on r.tipo = h.tipo and r.secao = n.secao;

update pagina p set descricao_pagina = a.texto
from hotsite h join abertura a on a.tipo = h.tipo
where h.id = p.hot_id and p.modelo = 6 and p.descricao_pagina is null;

with item as (
  select s.id as ses_id, jsonb_agg(jsonb_build_object(
      'uid', i.uid, 'titulo', i.titulo, 'subtitulo', null, 'texto', i.texto, 'textoBotao', i.texto_botao, 'imagem', null,
      'imagemMobile', null, 'icone', null, 'link', i.link, 'prioridade', i.prioridade, 'modelo', null, 'corTexto', null,
      'corFundo', null, 'dataInicio', null, 'dataFim', null) order by i.prioridade desc) as itens
  from nova_sessao n join pagina_sessao s on s.uid = n.uid join pagina_item i on i.ses_id = s.id group by s.id
), regras as (
  select n.pag_id, max(n.prioridade) as alta, jsonb_agg(jsonb_build_object(
      'uid', n.uid, 'elemento', 'TEXTO', 'nome', n.nome, 'ativo', true, 'container', true, 'tamanhoColuna', 'inteira',
      'margemCabecalho', 'media', 'margemRodape', 'zero', 'config', '{}'::jsonb, 'itens', t.itens,
      'prioridade', 100000 - n.secao) order by n.secao) as sessoes
  from nova_sessao n join pagina_sessao s on s.uid = n.uid join item t on t.ses_id = s.id group by n.pag_id
), versao as (
  insert into pagina_versao (hot_id, pag_id, numero, conteudo, publicada_by, publicada_nome)
  select v.hot_id, v.pag_id, (select max(numero) from pagina_versao x where x.pag_id = v.pag_id) + 1,
    v.conteudo || jsonb_build_object('sessoes', r.sessoes || (v.conteudo->'sessoes'),
      'descricaoPagina', coalesce(v.conteudo->>'descricaoPagina', a.texto)), v.publicada_by, v.publicada_nome
  from pagina p join pagina_versao v on v.id = p.publicada_id join regras r on r.pag_id = p.id
    join hotsite h on h.id = p.hot_id join abertura a on a.tipo = h.tipo
  returning id, pag_id
)
update pagina p set publicada_id = versao.id from versao where versao.pag_id = p.id;
