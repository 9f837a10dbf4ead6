/** What a buyer is told of his purchase, its payment and its pickup. */
import { declararAviso } from './declarar-aviso.ts'

const VARIAVEIS = {
  compra: { rotulo: 'Número da compra', tipo: 'numero', exemplo: 1042 },
  leilao: { rotulo: 'Leilão', tipo: 'texto', exemplo: 'Leilão de veículos' },
  nota: {
    rotulo: 'O que aconteceu',
    tipo: 'bloco',
    exemplo: 'O prazo para pagar termina em 20/12/2026.',
    pessoal: true,
  },
  orientacao: {
    rotulo: 'O que fazer agora',
    tipo: 'bloco',
    exemplo: 'Pague até 20/12/2026 e envie o comprovante.',
    pessoal: true,
  },
  itens: {
    rotulo: 'Itens, um por linha',
    tipo: 'bloco',
    exemplo: '• 012 – Fiat Uno 2019: R$ 25.000,00',
    pessoal: true,
  },
  restante: { rotulo: 'Falta pagar', tipo: 'dinheiro', exemplo: 2_625_000 },
  prazo: { rotulo: 'Prazo do pagamento', tipo: 'dia', exemplo: '2026-12-20' },
} as const

const CARTA =
  'Olá, {nome}.\n\n{nota}\n\n{orientacao}\n\n{itens}\n\nA pagar: {restante} até {prazo}.\n\nAcompanhe em Minhas compras, na sua área do site.\n\nVer a compra: {link}'

const daCompra = (nome: string, quando: string, assunto: string, texto: string, urgente = false) =>
  declararAviso({
    nome,
    quando,
    publico: 'cliente',
    grupo: 'compras',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    obrigatorio: {
      canais: ['email'],
      motivo: 'É a prova da compra e do que é devido (CDC, art. 6º, III; Decreto 7.962/2013, art. 4º).',
    },
    urgente,
    acao: 'Ver a compra',
    variaveis: VARIAVEIS,
    textos: { titulo: nome, texto: `Compra {compra}: ${texto}`, assunto, carta: CARTA },
  })

export const AVISOS_DE_COMPRAS = {
  'segunda-oferta': declararAviso({
    nome: '{palavra:Lote} {lote?oferecido|oferecida} a você',
    quando: 'O comprador desistiu e {palavra:seu lance} foi {lance?o próximo|a próxima}',
    publico: 'cliente',
    grupo: 'compras',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    urgente: true,
    acao: 'Responder',
    variaveis: {
      lote: { rotulo: 'Lote', tipo: 'texto', exemplo: '012 – Fiat Uno 2019' },
      leilao: { rotulo: 'Leilão', tipo: 'texto', exemplo: 'Leilão de veículos' },
      valor: { rotulo: 'Valor do seu lance', tipo: 'dinheiro', exemplo: 2_450_000 },
      ate: { rotulo: 'Prazo da resposta', tipo: 'instante', exemplo: 1_797_800_400_000 },
    },
    textos: {
      titulo: 'O item pode ser seu',
      texto: '{lote}: responda até {ate}.',
      assunto: '{lote} pode ser seu por {valor}',
      carta:
        'Olá, {nome}.\n\nO comprador de {lote} ({leilao}) desistiu, e {palavra:o lance} que você deu, de {valor}, foi {lance?o próximo|a próxima}. Se ainda quiser, aceite até {ate} em Minhas compras: a compra é feita por esse valor. Sem resposta, nada é devido.\n\nResponder: {link}',
    },
  }),
  'venda-criada': daCompra(
    'Compra confirmada',
    '{palavra:Um lote} foi vendido a você',
    'Sua compra no {leilao}: veja como pagar',
    'veja como pagar.',
  ),
  'venda-vence-logo': daCompra(
    'Prazo de pagamento acabando',
    'O prazo do pagamento está acabando',
    'Compra {compra}: o prazo de pagamento está acabando',
    'o prazo de pagamento está acabando.',
  ),
  'venda-vencida': daCompra(
    'Prazo de pagamento terminado',
    'O prazo do pagamento terminou',
    'Compra {compra}: o prazo de pagamento terminou',
    'o prazo de pagamento terminou.',
  ),
  'venda-prorrogada': daCompra(
    'Novo prazo de pagamento',
    'A casa deu outro prazo',
    'Compra {compra}: novo prazo de pagamento',
    'há um novo prazo de pagamento.',
  ),
  'venda-divergente': daCompra(
    'Divergência no pagamento',
    'O que foi pago ou enviado não confere',
    'Compra {compra}: há uma divergência no pagamento',
    'há uma divergência no pagamento.',
  ),
  'venda-devolucao': daCompra(
    'Vamos devolver um valor',
    'Um valor pago por você será devolvido',
    'Compra {compra}: vamos devolver um valor a você',
    'vamos devolver um valor a você.',
  ),
  'venda-devolvida': daCompra(
    'Devolvemos um valor',
    'A casa devolveu um valor',
    'Compra {compra}: devolvemos um valor a você',
    'devolvemos um valor a você.',
  ),
  'venda-fechada': daCompra(
    'Pagamento confirmado',
    'A compra está paga',
    'Compra {compra}: pagamento confirmado',
    'o pagamento foi confirmado.',
  ),
  'venda-comprovante': daCompra(
    'Comprovante conferido',
    'A casa aceitou ou recusou um comprovante',
    'Compra {compra}: conferimos o seu comprovante',
    'conferimos o seu comprovante.',
  ),
  'venda-papeis': daCompra(
    'Novos papéis da compra',
    'CRLV-e, ATPV-e, nota ou recibo da compra já podem ser abertos',
    'Compra {compra}: há novos papéis para você',
    'há novos papéis para você.',
  ),
  'venda-encerrada': daCompra(
    'Compra encerrada',
    'A compra foi cancelada',
    'Compra {compra}: encerrada',
    'foi encerrada.',
  ),
  'venda-agendada': daCompra(
    'Retirada agendada',
    'A retirada foi marcada',
    'Compra {compra}: retirada agendada',
    'a retirada está agendada.',
  ),
  'venda-entregue': daCompra(
    'Retirada registrada',
    'Os itens foram retirados',
    'Compra {compra}: retirada registrada',
    'a retirada foi registrada.',
  ),
  'boleto-emitido': declararAviso({
    nome: 'Boleto emitido',
    quando: 'O boleto da compra está registrado no banco',
    publico: 'cliente',
    grupo: 'compras',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    obrigatorio: {
      canais: ['email'],
      motivo: 'Sem ele a pessoa não tem como pagar no prazo (CDC, art. 6º, III).',
    },
    acao: 'Ver o boleto',
    variaveis: {
      compra: VARIAVEIS.compra,
      leilao: VARIAVEIS.leilao,
      valor: { rotulo: 'Valor', tipo: 'dinheiro', exemplo: 2_625_000 },
      vencimento: { rotulo: 'Vencimento', tipo: 'dia', exemplo: '2026-12-20' },
      linha: {
        rotulo: 'Linha digitável',
        tipo: 'texto',
        exemplo: '00190.00009 01234.567890 12345.678901 1 99990000262500',
        pessoal: true,
      },
      pix: {
        rotulo: 'Pix copia e cola',
        tipo: 'texto',
        exemplo: '00020126580014br.gov.bcb.pix',
        pessoal: true,
      },
    },
    textos: {
      titulo: 'Boleto emitido',
      texto: 'Compra {compra}: o boleto vence em {vencimento}.',
      assunto: 'Compra {compra}: seu boleto de {valor} vence em {vencimento}',
      carta:
        'Olá, {nome}.\n\nO boleto da compra {compra} ({leilao}) está registrado no banco e pode ser pago.\n\nValor: {valor}\nVencimento: {vencimento}\nLinha digitável: {linha}\n\nPrefere Pix? Copie este código no aplicativo do seu banco: {pix}\n\nO boleto em PDF está em Minhas compras, na sua área do site. A confirmação leva até 2 dias úteis; não é preciso enviar comprovante.\n\nVer o boleto: {link}',
    },
  }),
} as const
