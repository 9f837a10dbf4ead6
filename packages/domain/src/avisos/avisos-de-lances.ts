/** What is told about lots and bidding: outbid, reminders, habilitações, deposits, cancelled auctions, saved searches. */
import { declararAviso } from './declarar-aviso.ts'

const lote = { rotulo: 'Lote', tipo: 'texto', exemplo: 'Lote 012: Fiat Uno 2019' } as const
const leilao = { rotulo: 'Leilão', tipo: 'texto', exemplo: 'Leilão de veículos' } as const
const que = { rotulo: 'Encerra ou começa', tipo: 'texto', exemplo: 'Encerra' } as const
const motivo = { rotulo: 'Motivo', tipo: 'texto', exemplo: 'Documento vencido', pessoal: true } as const
const DA_CAUCAO = {
  leilao,
  valor: { rotulo: 'Valor da caução', tipo: 'dinheiro', exemplo: 250_000 },
  motivo,
} as const
const NA_HORA = {
  publico: 'cliente',
  grupo: 'lances',
  canais: ['sino', 'push'],
  opcionais: ['email', 'sms', 'whatsapp'],
} as const
const DINHEIRO = {
  publico: 'cliente',
  grupo: 'lances',
  canais: ['sino', 'push', 'email'],
  opcionais: ['sms', 'whatsapp'],
  obrigatorio: {
    canais: ['email'],
    motivo: 'É a prova do que aconteceu com o dinheiro da pessoa (CDC, art. 6º, III).',
  },
} as const

export const AVISOS_DE_LANCES = {
  superado: declararAviso({
    ...NA_HORA,
    nome: '{palavra:Lance} {lance?superado|superada}',
    quando: 'Alguém passou {palavra:seu lance}',
    validadeMin: 15,
    acao: 'Ver o lote',
    variaveis: { lote },
    textos: { titulo: '{palavra:Seu lance} foi {lance?superado|superada}', texto: '{lote}' },
  }),
  'martelo-desfeito': declararAviso({
    ...NA_HORA,
    nome: 'Resultado desfeito',
    quando: 'O resultado de {palavra:um lote} em que você participou foi desfeito',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    validadeMin: 60,
    acao: 'Ver o lote',
    variaveis: { lote },
    textos: {
      titulo: 'Resultado desfeito: a disputa pode continuar',
      texto: '{lote}',
      carta:
        'O resultado de {lote} foi desfeito. O que foi ofertado continua valendo, e a disputa pode continuar. Limites automáticos terminaram com o resultado e podem ser dados de novo.',
    },
  }),
  encerrando: declararAviso({
    ...NA_HORA,
    nome: 'Encerra em 15 minutos',
    quando: 'Faltam 15 minutos para {palavra:um lote} que você segue',
    validadeMin: 15,
    acao: 'Ver o lote',
    variaveis: { lote },
    textos: { titulo: 'Encerra em menos de 15 minutos', texto: '{lote}' },
  }),
  'lembrete-hora': declararAviso({
    ...NA_HORA,
    nome: 'Falta uma hora',
    quando: 'Falta uma hora para {palavra:um lote} que você segue',
    validadeMin: 40,
    acao: 'Ver o lote',
    variaveis: { lote, que },
    textos: { titulo: '{que} em menos de uma hora', texto: '{lote}' },
  }),
  'lembrete-dia': declararAviso({
    ...NA_HORA,
    nome: 'Falta um dia',
    quando: 'Falta um dia para {palavra:um lote} que você segue',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    resumo: true,
    validadeMin: 20 * 60,
    acao: 'Ver o lote',
    variaveis: { lote, que, fim: { rotulo: 'Quando', tipo: 'instante', exemplo: 1_795_000_000_000 } },
    textos: { titulo: 'Falta um dia', texto: '{que} em {fim}: {lote}' },
  }),
  'ao-vivo': declararAviso({
    ...NA_HORA,
    nome: 'Ao vivo agora',
    quando: 'Começou {palavra:um leilao} de que você participa',
    validadeMin: 30,
    acao: 'Entrar',
    variaveis: { leilao },
    textos: { titulo: '{palavra:Leilao} ao vivo agora', texto: '{leilao}' },
  }),
  'lote-perto': declararAviso({
    ...NA_HORA,
    nome: 'Faltam cinco {palavra:lote+}',
    quando: 'Faltam até cinco para {palavra:um lote} que você segue',
    canais: ['push'],
    opcionais: ['sino', 'sms', 'whatsapp'],
    validadeMin: 10,
    acao: 'Entrar',
    variaveis: { lote, falta: { rotulo: 'Quanto falta', tipo: 'texto', exemplo: 'Faltam 4 lotes' } },
    textos: { titulo: '{falta}', texto: '{lote}' },
  }),
  busca: declararAviso({
    publico: 'cliente',
    grupo: 'lances',
    canais: ['sino', 'push', 'email'],
    nome: 'Busca salva',
    quando: 'Entrou {palavra:um lote} que combina com uma busca sua',
    validadeMin: 12 * 60,
    resumo: true,
    variaveis: {
      resumo: {
        rotulo: 'Quantos e qual busca',
        tipo: 'texto',
        exemplo: '2 lotes combinam com “Uno até 30 mil”',
      },
      lotes: { rotulo: 'Alguns lotes', tipo: 'texto', exemplo: 'Fiat Uno 2019, Fiat Uno 2020' },
      lista: {
        rotulo: 'Lista com endereços',
        tipo: 'bloco',
        exemplo: '- Fiat Uno 2019\n  https://leilao.exemplo.com.br/leilao',
      },
      parar: {
        rotulo: 'Endereço para parar esta busca',
        tipo: 'endereco',
        exemplo: 'https://leilao.exemplo.com.br/avisos',
      },
    },
    textos: {
      titulo: '{resumo}',
      texto: '{lotes}',
      carta: '{resumo}.\n\n{lista}\n\nPara não receber mais e-mails desta busca: {parar}',
    },
  }),
  'habilitacao-aprovada': declararAviso({
    publico: 'cliente',
    grupo: 'lances',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    nome: '{palavra:Habilitacao} aprovada',
    quando: 'Você já pode participar de {palavra:um leilao}',
    acao: 'Ver',
    variaveis: { leilao },
    textos: { titulo: '{palavra:Habilitacao} aprovada', texto: '{leilao}: você já pode dar lances.' },
    naLoja: { texto: '{leilao}: você já pode fazer ofertas.' },
  }),
  'habilitacao-negada': declararAviso({
    publico: 'cliente',
    grupo: 'lances',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    nome: '{palavra:Habilitacao} não aprovada',
    quando: 'Você não pode participar de {palavra:um leilao}',
    acao: 'Ver',
    variaveis: { leilao, motivo },
    textos: {
      titulo: '{palavra:Habilitacao} não aprovada',
      texto: '{leilao}: veja o motivo.',
      carta:
        'Olá, {nome}.\n\n{palavra:O habilitacao} para {leilao} não foi aprovada.\nMotivo: {motivo}\n\nVer: {link}',
    },
  }),
  'oferta-validada': declararAviso({
    ...NA_HORA,
    nome: '{palavra:Lance} {lance?liberado|liberada}',
    quando: 'A casa validou o seu cadastro para {palavra:um lote}',
    validadeMin: 60,
    acao: 'Ver',
    variaveis: { lote },
    textos: {
      titulo: 'Cadastro validado',
      texto: '{lote}: {palavra:o lance} acima do limite já pode ser {lance?dado|feita}.',
    },
  }),
  'oferta-nao-validada': declararAviso({
    ...NA_HORA,
    nome: '{palavra:Lance} não {lance?liberado|liberada}',
    quando: 'A casa não validou o seu cadastro para {palavra:um lote}',
    acao: 'Ver',
    variaveis: { lote },
    textos: { titulo: 'Cadastro não validado', texto: '{lote}: fale com a nossa equipe.' },
  }),
  'leilao-cancelado': declararAviso({
    ...DINHEIRO,
    nome: '{palavra:Leilao} cancelado',
    quando: '{palavra:Um leilao} de que você participa foi cancelado',
    variaveis: {
      leilao,
      data: { rotulo: 'Data do leilão', tipo: 'instante', exemplo: 1_795_000_000_000 },
      motivo: { rotulo: 'Motivo', tipo: 'texto', exemplo: 'Decisão judicial' },
    },
    textos: {
      titulo: '{palavra:Leilao} cancelado',
      texto: '{leilao}: nada do que foi oferecido será cobrado.',
      assunto: '{palavra:Leilao} cancelado: {leilao}',
      carta:
        'Olá, {nome}.\n\n{palavra:O leilao} {leilao}, de {data} (horário de Brasília), foi cancelado.\n\nMotivo: {motivo}\n\nNada do que você ofereceu será cobrado: {palavra:o lance+} {palavra:neste leilao} perderam a validade.',
    },
  }),
  'caucao-paga': declararAviso({
    ...DINHEIRO,
    nome: 'Caução recebida',
    quando: 'A caução do cliente foi recebida',
    acao: 'Ver a caução',
    variaveis: DA_CAUCAO,
    textos: {
      titulo: 'Caução recebida',
      texto: '{leilao}: a habilitação é concluída em seguida.',
      assunto: 'Caução recebida: {leilao}',
      carta:
        'Olá, {nome}.\n\nRecebemos a sua caução de {valor} para {leilao}. Sua habilitação é concluída em seguida e você já poderá dar lances.\n\nVer a caução: {link}',
    },
  }),
  'caucao-devolvendo': declararAviso({
    ...DINHEIRO,
    nome: 'Caução em devolução',
    quando: 'O banco foi pedido a devolver a caução',
    acao: 'Ver a caução',
    variaveis: DA_CAUCAO,
    textos: {
      titulo: 'Caução em devolução',
      texto: '{leilao}: o valor volta para a conta que pagou.',
      assunto: 'Caução em devolução: {leilao}',
      carta:
        'Olá, {nome}.\n\nPedimos ao banco a devolução da sua caução de {leilao}. O valor volta para a conta que pagou.\n{motivo}\n\nVer a caução: {link}',
    },
  }),
  'caucao-devolvida': declararAviso({
    ...DINHEIRO,
    nome: 'Caução devolvida',
    quando: 'A caução foi devolvida',
    acao: 'Ver a caução',
    variaveis: DA_CAUCAO,
    textos: {
      titulo: 'Caução devolvida',
      texto: 'A sua caução de {leilao} foi devolvida para a conta que pagou.',
      assunto: 'Caução devolvida: {leilao}',
    },
  }),
  'caucao-aplicada': declararAviso({
    ...DINHEIRO,
    nome: 'Caução usada na compra',
    quando: 'A caução abateu o valor de uma compra',
    acao: 'Ver a caução',
    variaveis: DA_CAUCAO,
    textos: {
      titulo: 'Caução usada na compra',
      texto:
        'A sua caução abateu o valor da sua compra em {leilao}. Veja em Minhas compras quanto falta pagar.',
      assunto: 'Caução usada na compra: {leilao}',
    },
  }),
  'caucao-retida': declararAviso({
    ...DINHEIRO,
    nome: 'Caução retida',
    quando: 'A caução foi retida, como prevê o regulamento',
    acao: 'Ver a caução',
    variaveis: DA_CAUCAO,
    textos: {
      titulo: 'Caução retida',
      texto: '{leilao}: veja o motivo.',
      assunto: 'Caução retida: {leilao}',
      carta:
        'Olá, {nome}.\n\nA sua caução de {leilao} foi retida, como prevê o regulamento. Motivo: {motivo}.\n\nVer a caução: {link}',
    },
  }),
} as const
