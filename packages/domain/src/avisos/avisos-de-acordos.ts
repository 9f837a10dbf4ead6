/** What both sides of a conditional sale are told, and of a proposal, who answers it and who made it. */
import { declararAviso } from './declarar-aviso.ts'

const lote = { rotulo: 'Lote e nome', tipo: 'texto', exemplo: '012 – Fiat Uno 2019' } as const
const leilao = { rotulo: 'Leilão', tipo: 'texto', exemplo: 'Leilão de veículos' } as const
const dinheiro = (rotulo: string, exemplo: number) => ({ rotulo, tipo: 'dinheiro', exemplo }) as const
const DO_ACORDO = {
  lote,
  leilao,
  lance: dinheiro('Lance', 2_500_000),
  novoValor: dinheiro('Novo valor pedido', 2_700_000),
  replica: dinheiro('Contraproposta do cliente', 2_600_000),
  ate: { rotulo: 'Até quando', tipo: 'texto', exemplo: ' até 20/12/2026' },
} as const
const PROVA = {
  canais: ['email'],
  motivo: 'É a prova de uma oferta e da sua resposta (CDC, arts. 6º, III, e 30).',
} as const

/** `fala`: what the letter says; `curto`: what a locked screen may say. */
const aoCliente = (nome: string, curto: string, fala: string) =>
  declararAviso({
    nome,
    quando: `Condicional: ${nome.toLowerCase()}`,
    publico: 'cliente',
    grupo: 'condicionais',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    obrigatorio: PROVA,
    acao: 'Ver o lance',
    variaveis: DO_ACORDO,
    textos: {
      titulo: nome,
      texto: `{palavra:Lote} {lote}: ${curto}`,
      assunto: 'Condicional: {palavra:lote} {lote}',
      carta: `Olá, {nome}.\n\n{palavra:Lote} {lote} ({leilao})\n\n${fala}\n\nVer o lance: {link}`,
    },
  })

const aoComitente = (nome: string, quando: string, fala: string) =>
  declararAviso({
    nome,
    quando,
    publico: 'comitente',
    grupo: 'condicionais',
    canais: ['email'],
    opcionais: ['sms', 'whatsapp'],
    obrigatorio: PROVA,
    acao: 'Responder',
    variaveis: DO_ACORDO,
    textos: {
      titulo: nome,
      texto: '{palavra:Lote} {lote}',
      assunto: 'Condicional: {palavra:lote} {lote}',
      carta: `Olá, {nome}.\n\n{palavra:Lote} {lote} ({leilao})\n\n${fala}\n\nAcompanhar: {link}`,
    },
  })

const NADA = 'Nada é devido.'
const PAGAR = 'Veja em Minhas compras como pagar.'

export const AVISOS_DE_ACORDOS = {
  'condicional-abrir': aoCliente(
    '{palavra:Lance} em condicional',
    '{palavra:o comitente} responde{ate}.',
    '{palavra:Seu lance} de {lance} ficou em condicional: {palavra:o comitente} responde{ate}. Nada é devido antes da resposta, e {palavra:o lance} continua valendo.',
  ),
  'condicional-liberar': aoCliente(
    'Venda liberada',
    'a venda foi liberada.',
    `{palavra:O comitente} liberou a venda por {lance}. ${PAGAR}`,
  ),
  'condicional-recusar': aoCliente(
    '{palavra:Lance} não {lance?aceito|aceita}',
    'nada é devido.',
    `{palavra:O comitente} não aceitou {palavra:o lance}. ${NADA}`,
  ),
  'condicional-novoValor': aoCliente(
    '{palavra:O comitente} pede outro valor',
    'responda{ate}.',
    '{palavra:O comitente} pede {novoValor} ({palavra:seu lance} foi de {lance}). Aceite, recuse ou faça uma contraproposta{ate}.',
  ),
  'condicional-clienteAceita': aoCliente(
    'Você aceitou o novo valor',
    'veja como pagar.',
    `Você aceitou o novo valor de {novoValor}. ${PAGAR}`,
  ),
  'condicional-aceitarReplica': aoCliente(
    'Contraproposta aceita',
    'veja como pagar.',
    `{palavra:O comitente} aceitou a sua contraproposta de {replica}. ${PAGAR}`,
  ),
  'condicional-clienteRecusa': aoCliente(
    'Você recusou o novo valor',
    'nada é devido.',
    `Você recusou o novo valor. ${NADA}`,
  ),
  'condicional-clienteRetira': aoCliente(
    'Você retirou {palavra:o lance}',
    'nada é devido.',
    `Você retirou {palavra:o lance}. ${NADA}`,
  ),
  'condicional-expirar': aoCliente(
    'Condicional sem acordo',
    'o prazo terminou; nada é devido.',
    `O prazo da condicional terminou sem acordo. ${NADA}`,
  ),
  'condicional-prorrogar': aoCliente(
    'Condicional prorrogada',
    'continua em condicional{ate}.',
    '{palavra:O comitente} não respondeu, e {palavra:o lote} continua em condicional{ate}. {palavra:Seu lance} de {lance} continua valendo; a partir de agora você pode desistir em Minhas compras.',
  ),
  'condicional-encerrar': aoCliente(
    'Condicional encerrada',
    'nada é devido.',
    `A condicional foi encerrada. ${NADA}`,
  ),
  'condicional-reabrir': aoCliente(
    'Condicional reaberta',
    '{palavra:o comitente} responde{ate}.',
    'A condicional foi reaberta: {palavra:o comitente} responde{ate}.',
  ),
  'prestacao-paga': declararAviso({
    nome: 'Prestação de contas paga',
    quando: 'A casa pagou ao comitente o que os lotes dele renderam',
    publico: 'comitente',
    grupo: 'compras',
    canais: ['sino', 'email'],
    obrigatorio: { canais: ['email'], motivo: 'É a prova de um pagamento.' },
    acao: 'Ver a prestação de contas',
    variaveis: {
      leilao,
      valor: dinheiro('Valor pago', 2_350_000),
      forma: { rotulo: 'Forma', tipo: 'texto', exemplo: 'Pix' },
      destino: { rotulo: 'Conta', tipo: 'texto', exemplo: 'chave contas@exemplo.com.br', pessoal: true },
    },
    textos: {
      titulo: 'Prestação de contas paga',
      texto: '{leilao}',
      assunto: 'Prestação de contas paga: {leilao}',
      carta: 'Olá, {nome}.\n\nPagamos {valor} por {forma} ({destino}).\n\nVer a prestação de contas: {link}',
    },
  }),
  'comitente-venda-anulada': declararAviso({
    nome: 'Venda anulada, ao comitente',
    quando: 'A casa anulou a venda de um lote do comitente',
    publico: 'comitente',
    grupo: 'compras',
    canais: ['sino', 'email'],
    opcionais: ['sms', 'whatsapp'],
    obrigatorio: { canais: ['email'], motivo: 'É a prova de que uma venda dele deixou de valer.' },
    acao: 'Ver o bem',
    variaveis: {
      lote,
      leilao,
      valor: dinheiro('Valor da venda', 2_500_000),
      fundamento: { rotulo: 'Por quê', tipo: 'texto', exemplo: 'Decisão judicial' },
      destino: { rotulo: 'O que acontece com o bem', tipo: 'texto', exemplo: 'Pode ser vendido de novo' },
    },
    textos: {
      titulo: 'Venda anulada',
      texto: '{palavra:Lote} {lote}: a venda foi anulada.',
      assunto: 'Venda anulada: {palavra:lote} {lote}',
      carta:
        'Olá, {nome}.\n\nA venda de {palavra:lote} {lote} ({leilao}) por {valor} foi anulada.\n\nPor quê: {fundamento}\nO bem: {destino}\n\nO que o comprador pagou volta para ele, e a venda não entra na sua prestação de contas.\n\nVer o bem: {link}',
    },
  }),
  'comitente-abrir': aoComitente(
    'Lance à espera de resposta',
    'Um lote do comitente fica em condicional',
    'O lote recebeu {lance} e depende da sua resposta{ate}: libere, recuse ou peça um novo valor.',
  ),
  'comitente-clienteReplica': aoComitente(
    'Contraproposta do cliente',
    'O cliente responde com outro valor ao que o comitente pediu',
    'O cliente contrapropôs {replica} ao seu pedido de {novoValor}. Responda{ate}.',
  ),
  'comitente-clienteAceita': aoComitente(
    'O cliente aceitou',
    'O cliente aceita o valor que o comitente pediu, e a venda é gerada',
    'O cliente aceitou o novo valor de {novoValor}. A venda foi gerada.',
  ),
  'comitente-clienteRecusa': aoComitente(
    'O cliente recusou',
    'O cliente não aceita o valor que o comitente pediu',
    'O cliente recusou o novo valor de {novoValor}.',
  ),
  'comitente-clienteRetira': aoComitente(
    'O cliente retirou o lance',
    'O cliente retira o lance de um lote em condicional',
    'O cliente retirou o lance de {lance}.',
  ),
  'comitente-expirar': aoComitente(
    'Condicional terminada sem acordo',
    'O prazo termina sem a resposta do comitente ou a do cliente',
    'O prazo da condicional terminou sem acordo.',
  ),
  'comitente-prorrogar': aoComitente(
    'Condicional prorrogada, ao comitente',
    'O prazo do comitente passou e o lote continua à espera dele',
    'O lote continua em condicional e depende da sua resposta{ate}. O cliente já não está preso ao lance de {lance} e pode retirá-lo.',
  ),
  'comitente-reabrir': aoComitente(
    'Condicional reaberta, ao comitente',
    'A casa reabre a condicional de um lote do comitente',
    'A condicional foi reaberta e depende da sua resposta{ate}.',
  ),
} as const

const DA_PROPOSTA = {
  lote,
  valor: dinheiro('Valor da proposta', 2_400_000),
  contraproposta: dinheiro('Contraproposta da casa', 2_500_000),
  motivo: { rotulo: 'Motivo', tipo: 'texto', exemplo: 'Valor abaixo da avaliação.', pessoal: true },
} as const

const daProposta = (nome: string, curto: string, fala: string) =>
  declararAviso({
    nome,
    quando: `A casa responde a proposta: ${nome.toLowerCase()}`,
    publico: 'cliente',
    grupo: 'condicionais',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    obrigatorio: PROVA,
    acao: 'Ver a proposta',
    variaveis: DA_PROPOSTA,
    textos: {
      titulo: nome,
      texto: `{palavra:Lote} {lote}: ${curto}`,
      assunto: `${nome}: {palavra:lote} {lote}`,
      carta: `Olá, {nome}.\n\n${fala}\n\nVer a proposta: {link}`,
    },
  })

export const AVISOS_DE_PROPOSTAS = {
  'proposta-ACEITA': daProposta(
    'Proposta aceita',
    'veja como pagar.',
    `A sua proposta de {valor} foi aceita. ${PAGAR}`,
  ),
  'proposta-ACEITA_CONDICIONAL': daProposta(
    'Proposta enviada a quem vende',
    'ele tem a última palavra.',
    'A sua proposta de {valor} foi levada {palavra:ao comitente}, que tem a última palavra. Nada é devido antes da resposta; você será avisado.',
  ),
  'proposta-RECUSADA': daProposta(
    'Proposta recusada',
    'você pode fazer outra.',
    'A sua proposta de {valor} não foi aceita.\n{motivo}\nVocê pode fazer outra enquanto {palavra:o lote} estiver aberto.',
  ),
  'proposta-CONTRAPROPOSTA': daProposta(
    'Contraproposta',
    'a casa respondeu com outro valor.',
    'Recebemos a sua proposta de {valor} e podemos vender por {contraproposta}.\n{motivo}\nPara aceitar, abra a proposta e toque em Aceitar.',
  ),
  'proposta-EXPIRADA': daProposta(
    'Proposta encerrada',
    'foi vendido a outra pessoa.',
    '{palavra:O lote} foi vendido a outra pessoa; a sua proposta de {valor} deixou de valer e nada é devido.',
  ),
  'equipe-proposta-recebida': declararAviso({
    publico: 'equipe',
    grupo: 'equipe',
    canais: ['sino'],
    opcionais: ['email'],
    nome: 'Proposta recebida',
    quando: 'Um cliente envia uma proposta por um lote',
    papeis: ['ADM', 'SAC', 'Acerto'],
    acao: 'Responder',
    variaveis: {
      lote,
      valor: DA_PROPOSTA.valor,
      cliente: { rotulo: 'Cliente', tipo: 'texto', exemplo: 'Maria Souza', pessoal: true },
    },
    textos: {
      titulo: 'Proposta recebida',
      texto: '{palavra:Lote} {lote}',
      carta:
        '{cliente} propõe {valor} {palavra:pelo lote} {lote}.\n\nAceite, recuse ou contraproponha em {link}',
    },
  }),
} as const
