// The register of processing (LGPD, art. 37) with which a house begins: what this product does with personal data in every
// house. The house completes it with what it does besides, and with those with whom it shares.

export interface TratamentoInicial {
  readonly nome: string
  readonly finalidade: string
  readonly baseLegal: 'consentimento' | 'obrigacao' | 'contrato' | 'direitos' | 'interesse' | 'credito'
  readonly titulares: string
  readonly categorias: string
  readonly compartilhamento: string | null
  readonly prazo: string
  readonly medidas: string
}

const ACESSO = 'Acesso por papel, com registro de quem leu e mudou; transmissão cifrada.'
const CINCO_ANOS = '5 anos depois da última compra'

export const REGISTRO_INICIAL: readonly TratamentoInicial[] = [
  {
    nome: 'Cadastro e validação de clientes',
    finalidade:
      'Saber quem participa, conferir identidade, idade e documentos, e impedir cadastros em nome de outra pessoa.',
    baseLegal: 'contrato',
    titulares: 'Clientes, sócios e procuradores',
    categorias:
      'Nome, CPF ou CNPJ, documento, data de nascimento, endereço, telefone, e-mail, imagem do documento.',
    compartilhamento: 'Serviço de consulta de dados cadastrais, quando a casa o contrata.',
    prazo: `Enquanto durar o cadastro; com compras, ${CINCO_ANOS}`,
    medidas: `${ACESSO} Dados mascarados para os papéis que não precisam deles.`,
  },
  {
    nome: 'Lances, propostas e habilitações',
    finalidade: 'Realizar a disputa, provar quem deu cada lance e responder a contestações.',
    baseLegal: 'contrato',
    titulares: 'Clientes que participam',
    categorias: 'Apelido, lances com instante e endereço de rede, termos aceitos, limites.',
    compartilhamento: 'Leiloeiro, e o comitente quanto ao comprador do seu bem.',
    prazo: 'Sem prazo de eliminação: é a prova do leilão',
    medidas: 'Registro encadeado por resumo criptográfico; ninguém apaga um lance.',
  },
  {
    nome: 'Vendas, pagamentos e notas',
    finalidade: 'Cobrar, receber, emitir notas e recibos, prestar contas ao comitente.',
    baseLegal: 'obrigacao',
    titulares: 'Compradores e comitentes',
    categorias: 'Identificação, valores, forma de pagamento, comprovantes, conta bancária de quem recebe.',
    compartilhamento: 'Bancos, adquirentes de cartão, comitente, fisco.',
    prazo: '5 anos (CTN, art. 173; CDC, art. 27)',
    medidas: `${ACESSO} Dados de cartão ficam com o adquirente.`,
  },
  {
    nome: 'Retirada, transporte e transferência do bem',
    finalidade: 'Entregar o bem a quem comprou ou a quem ele autorizou, e transferir a propriedade.',
    baseLegal: 'contrato',
    titulares: 'Compradores, terceiros autorizados, motoristas',
    categorias: 'Nome, documento, telefone, placa, assinatura, fotografias da entrega.',
    compartilhamento: 'Pátios, transportadoras, despachantes, Detran.',
    prazo: CINCO_ANOS,
    medidas: ACESSO,
  },
  {
    nome: 'Atendimento',
    finalidade: 'Responder a perguntas, mensagens e relatos de problemas.',
    baseLegal: 'contrato',
    titulares: 'Clientes e visitantes que escrevem',
    categorias: 'Nome, contato, conteúdo da conversa e arquivos enviados.',
    compartilhamento: null,
    prazo: '5 anos (CDC, art. 27)',
    medidas: ACESSO,
  },
  {
    nome: 'Visitas a pátios e eventos',
    finalidade: 'Marcar a visita, convidar para eventos e receber na porta quem vem.',
    baseLegal: 'contrato',
    titulares: 'Clientes, visitantes e convidados',
    categorias: 'Nome, contato, empresa, dia e hora, acompanhantes, entrada.',
    compartilhamento: 'O pátio ou o lugar do evento.',
    prazo: 'Visitas, 6 meses; eventos, 1 ano',
    medidas: ACESSO,
  },
  {
    nome: 'Avisos e novidades',
    finalidade: 'Avisar do que a pessoa acompanha e, a quem pediu, enviar as novidades da casa.',
    baseLegal: 'consentimento',
    titulares: 'Clientes e leitores inscritos',
    categorias: 'Nome, e-mail, telefone, interesses, escolhas de canal.',
    compartilhamento: 'Provedores de e-mail, SMS e mensagens.',
    prazo: 'Até a pessoa sair da lista; os avisos, por 1 ano',
    medidas: 'Inscrição confirmada por e-mail; saída por um clique em cada carta.',
  },
  {
    nome: 'Medição de audiência e cookies',
    finalidade: 'Saber quais páginas e bens são vistos.',
    baseLegal: 'consentimento',
    titulares: 'Visitantes',
    categorias: 'Páginas vistas, aparelho, endereço de rede.',
    compartilhamento: 'Ferramentas de medição que a casa ligar.',
    prazo: 'A escolha, por 5 anos; as visitas, por 6 meses',
    medidas: 'Nada é medido por terceiros antes do sim.',
  },
  {
    nome: 'Segurança dos acessos',
    finalidade: 'Guardar registros de acesso e impedir fraudes.',
    baseLegal: 'obrigacao',
    titulares: 'Clientes, equipe e visitantes',
    categorias: 'Endereço de rede, aparelho, instante do acesso, tentativas recusadas.',
    compartilhamento: 'Autoridades, por ordem judicial.',
    prazo: '6 meses (Marco Civil da Internet, art. 15)',
    medidas: 'Senhas por resumo lento; segundo fator; eliminação automática ao fim do prazo.',
  },
  {
    nome: 'Comitentes e seus representantes',
    finalidade: 'Contratar a venda de bens e prestar contas dela.',
    baseLegal: 'contrato',
    titulares: 'Representantes de comitentes',
    categorias: 'Nome, cargo, contato, documento, conta bancária.',
    compartilhamento: 'Bancos e sistemas do próprio comitente.',
    prazo: '5 anos depois da última prestação de contas',
    medidas: ACESSO,
  },
  {
    nome: 'Equipe da casa',
    finalidade: 'Dar acesso a quem trabalha na casa e registrar o que cada um fez.',
    baseLegal: 'contrato',
    titulares: 'Pessoas da equipe',
    categorias: 'Nome, e-mail, papéis, acessos, atos registrados.',
    compartilhamento: null,
    prazo: 'Enquanto durar o vínculo; os atos, sem prazo de eliminação',
    medidas: 'Segundo fator para quem mexe com dinheiro; o acesso termina com o vínculo.',
  },
]
