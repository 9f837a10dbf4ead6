/** What the house's own people, consignors and readers of news are told. */
import { declararAviso } from './declarar-aviso.ts'

const texto = (rotulo: string, exemplo: string) => ({ rotulo, tipo: 'texto', exemplo }) as const
const bloco = (rotulo: string, exemplo: string) =>
  ({ rotulo, tipo: 'bloco', exemplo, pessoal: true }) as const
const lote = texto('Lote', '012 – Fiat Uno 2019')
const DO_ALERTA = {
  busca: texto('Qual busca', 'Fiat Uno em São Paulo'),
  confirmar: {
    rotulo: 'Endereço para confirmar',
    tipo: 'segredo',
    exemplo: 'https://leilao.exemplo.com.br/avisos/confirmar',
  },
  parar: { rotulo: 'Endereço para parar', tipo: 'segredo', exemplo: 'https://leilao.exemplo.com.br/avisos' },
} as const
const A_EQUIPE = { publico: 'equipe', grupo: 'equipe', canais: ['sino', 'email'] } as const
const NO_SINO = { ...A_EQUIPE, canais: ['sino'], opcionais: ['email'] } as const
const SEM_SINO = { grupo: 'site', canais: ['email'] } as const

export const AVISOS_DA_CASA = {
  'pergunta-do-cliente': declararAviso({
    nome: 'Pergunta sobre um lote',
    quando: 'Um cliente pergunta sobre um lote do comitente: a primeira que espera resposta',
    publico: 'comitente',
    grupo: 'lances',
    canais: ['email'],
    opcionais: ['sms', 'whatsapp'],
    variaveis: {
      lote,
      autor: texto('Quem perguntou', 'apelido'),
      pergunta: bloco('Pergunta', 'Tem manual?'),
    },
    textos: {
      titulo: 'Pergunta sobre {palavra:o lote} {lote}',
      texto: 'Um cliente espera a resposta.',
      carta:
        'Olá, {nome}.\n\n{palavra:Lote} {lote}: {autor} perguntou\n\n“{pergunta}”\n\nResponda em {link}\n\nA resposta aparece na página {palavra:do lote}, para todos.\n\nAté que você leia ou alguém responda, as próximas perguntas não geram outro e-mail.',
    },
  }),
  'laudo-condicionais': declararAviso({
    ...SEM_SINO,
    nome: 'Laudo dos lotes condicionais',
    semEscolha: true,
    quando: 'Um leilão terminou com lotes condicionais; vai a quem a casa indicou',
    publico: 'visitante',
    acao: 'Ver o laudo',
    variaveis: {
      leilao: texto('Leilão', 'Leilão de veículos'),
      condicionais: texto('Quantos lotes', '3'),
    },
    textos: {
      titulo: 'Laudo das condicionais: {leilao}',
      texto: '{condicionais}',
      carta:
        '{palavra:Leilao}: {leilao}\n\n{palavra:Lote+} em condicional: {condicionais}\n\nO laudo, com lances e reservas, vai anexo e também abre com a sua entrada no site: {link}',
    },
  }),
  'relatorio-agendado': declararAviso({
    ...SEM_SINO,
    nome: 'Relatório agendado',
    semEscolha: true,
    quando: 'Um relatório guardado vai por e-mail no dia marcado; vai a quem a pessoa indicou',
    publico: 'visitante',
    acao: 'Ver o relatório',
    variaveis: {
      relatorio: texto('Nome do relatório', 'Vendas do mês'),
      somas: bloco('Somas', 'Linhas: 120\nArremates: R$ 2.400.000,00'),
      anexo: bloco('Arquivo que vai junto', 'Vai anexo: Vendas do mês.xlsx'),
    },
    textos: {
      titulo: 'Relatório: {relatorio}',
      texto: '{relatorio}',
      carta: '{relatorio}\n\n{somas}\n\n{anexo}\n\nAs linhas abrem com a sua entrada no site: {link}',
    },
  }),
  'relatorio-parado': declararAviso({
    ...NO_SINO,
    nome: 'Relatório agendado que parou',
    quando: 'Quem guardou um relatório agendado não tem mais acesso a ele: o envio termina',
    acao: 'Ver os relatórios',
    variaveis: { relatorio: texto('Nome do relatório', 'Vendas do mês') },
    textos: {
      titulo: 'Envio encerrado: {relatorio}',
      texto: 'O seu acesso não lê mais este relatório. Ninguém o recebe por e-mail.',
      carta:
        'Olá, {nome}.\n\nO relatório guardado “{relatorio}” não vai mais por e-mail: o seu acesso não o lê mais. O relatório continua guardado; com o acesso de volta, agende de novo.\n\n{link}',
    },
  }),
  'problema-relatado': declararAviso({
    ...A_EQUIPE,
    nome: 'Problema relatado',
    quando: 'Alguém relata um problema na página de um lote',
    papeis: ['ADM', 'Leilão', 'SAC', 'GerenteSAC'],
    acao: 'Ver os problemas',
    variaveis: {
      lote: texto('Lote', '012, Fiat Uno 2019'),
      leilao: texto('Leilão', 'Leilão de veículos'),
      motivo: texto('Motivo', 'Foto errada'),
      relato: bloco('Relato', 'A foto é de outro carro.'),
      contato: bloco('Responder a', 'Responder a: maria@exemplo.com.br'),
    },
    textos: {
      titulo: 'Problema relatado: {palavra:lote} {lote}',
      texto: '{motivo}',
      carta:
        '{palavra:Lote} {lote} ({leilao})\n\n{motivo}\n\n{relato}\n\n{contato}\n\nVer os problemas: {link}',
    },
  }),
  'equipe-cancelamento-pedido': declararAviso({
    ...A_EQUIPE,
    nome: 'Comitente pede o cancelamento de uma venda',
    quando: 'O sistema de um comitente pede que a casa cancele a venda de um lote que já tem comprador',
    papeis: ['ADM', 'Acerto', 'GerenteAcerto'],
    acao: 'Ver a compra',
    variaveis: {
      lote,
      comitente: texto('Comitente', 'Banco Exemplo'),
      motivo: bloco('Motivo', 'Veículo devolvido ao segurado'),
    },
    textos: {
      titulo: 'Cancelamento pedido: {palavra:lote} {lote}',
      texto: '{comitente}',
      carta:
        '{comitente} pede o cancelamento da venda {palavra:do lote} {lote}.\n\nMotivo: {motivo}\n\nNada foi desfeito: decida em {link}',
    },
  }),
  'incidente-de-dados': declararAviso({
    ...A_EQUIPE,
    nome: 'Incidente de dados',
    quando: 'Um incidente de dados é registrado, e o prazo para avisar dele chega ou passou',
    papeis: ['ADM'],
    acao: 'Abrir o incidente',
    variaveis: {
      incidente: texto('Incidente', 'Planilha enviada ao endereço errado'),
      situacao: texto('Situação', 'Amanhã é o último dia para avisar a ANPD e os titulares'),
      ate: { rotulo: 'Avisar até', tipo: 'dia', exemplo: '2026-12-03' },
    },
    textos: {
      titulo: 'Incidente de dados: {situacao}',
      texto: '{incidente}, avisar até {ate}.',
      carta:
        '{situacao}.\n\n{incidente}\n\nAvisar a ANPD e os titulares até {ate}.\n\nAbrir o incidente: {link}',
    },
  }),
  'incidente-de-dados-ao-titular': declararAviso({
    nome: 'Incidente com os seus dados',
    quando: 'A casa escreve às pessoas afetadas por um incidente de dados',
    publico: 'cliente',
    grupo: 'conta',
    canais: ['sino', 'email'],
    obrigatorio: { canais: ['email'], motivo: 'A lei manda avisar a pessoa (LGPD, art. 48).' },
    variaveis: {
      mensagem: bloco('O que a casa escreveu', 'O seu e-mail foi visto por um fornecedor.'),
      contato: texto('Encarregado', 'encarregado@leilao.exemplo.com.br'),
    },
    textos: {
      titulo: 'Um incidente com os seus dados em {casa}',
      texto: 'Leia o que aconteceu e o que você pode fazer.',
      carta: 'Olá, {nome}.\n\n{mensagem}\n\nDúvidas sobre os seus dados: {contato}',
    },
  }),
  'mensagem-do-site': declararAviso({
    ...A_EQUIPE,
    nome: 'Mensagem do site',
    quando: 'Alguém escreve pelo fale conosco',
    papeis: ['ADM', 'SAC', 'GerenteSAC'],
    acao: 'Ver as mensagens',
    variaveis: {
      assunto: texto('Assunto', 'Visita ao pátio'),
      dados: bloco('Quem escreveu', 'Nome: Maria\nE-mail: maria@exemplo.com.br'),
      mensagem: bloco('Mensagem', 'Posso visitar amanhã?'),
    },
    textos: {
      titulo: 'Fale conosco: {assunto}',
      texto: 'Há uma mensagem nova do site.',
      carta: '{dados}\n\n{mensagem}',
    },
  }),
  'parceiro-novo': declararAviso({
    ...A_EQUIPE,
    nome: 'Pedido de parceria',
    quando: 'Uma empresa pede para ser parceira',
    papeis: ['ADM', 'MKT'],
    acao: 'Ver as mensagens',
    variaveis: {
      assunto: texto('Assunto', 'Parceria'),
      dados: bloco('Quem escreveu', 'Nome: Maria\nEmpresa: Frotas S.A.'),
      mensagem: bloco('Mensagem', 'Temos vinte carros por mês.'),
    },
    textos: {
      titulo: 'Novo parceiro: {assunto}',
      texto: 'Há um pedido de parceria.',
      carta: '{dados}\n\n{mensagem}',
    },
  }),
  'equipe-gravacao-parada': declararAviso({
    ...A_EQUIPE,
    nome: 'Gravação da transmissão parada',
    quando:
      'O disco não tem lugar para a gravação de uma transmissão, ou não a aceita; a transmissão continua',
    papeis: ['ADM', 'Leilão', 'MKT'],
    urgente: true,
    acao: 'Abrir o estúdio',
    variaveis: { canal: texto('Canal', 'Principal'), leilao: texto('Leilão', 'Leilão de veículos') },
    textos: {
      titulo: 'A transmissão não está sendo gravada',
      texto: '{leilao}, canal {canal}: o disco não tem lugar para a gravação. A transmissão continua.',
      carta:
        '{palavra:Leilao}: {leilao}\nCanal: {canal}\n\nA transmissão continua, mas não está sendo gravada: o servidor tem menos de 5 GB livres, ou o disco recusou a escrita. Libere espaço ou avise quem cuida do servidor. A gravação recomeça sozinha em até um minuto depois disso.\n\n{link}',
    },
  }),
  'equipe-sem-imagem': declararAviso({
    ...A_EQUIPE,
    nome: 'Leilão ao vivo sem imagem',
    quando: 'Um leilão está ao vivo há meio minuto, e o canal que o público assistiria está parado',
    papeis: ['ADM', 'Leilão', 'MKT'],
    urgente: true,
    validadeMin: 60,
    acao: 'Abrir o estúdio',
    variaveis: { canal: texto('Canal', 'Principal'), leilao: texto('Leilão', 'Leilão de veículos') },
    textos: {
      titulo: '{palavra:O leilao} está ao vivo sem imagem',
      texto: '{leilao}: o canal {canal} está parado. Entre no ar pelo estúdio.',
      carta:
        '{palavra:Leilao}: {leilao}\nCanal: {canal}\n\nA sala está aberta e recebe lances, mas o canal está parado: o público vê a foto {palavra:do lote} e lê que a transmissão não começou. Entre no ar pelo estúdio:\n\n{link}',
    },
  }),
  'equipe-documentos': declararAviso({
    ...NO_SINO,
    nome: 'Documentos para conferir',
    quando: 'Um cliente enviou documentos',
    papeis: ['ADM', 'SAC'],
    resumo: true,
    acao: 'Conferir',
    variaveis: { cliente: texto('Cliente', 'Maria Souza') },
    textos: { titulo: 'Documentos para conferir', texto: '{cliente}' },
  }),
  'equipe-validacao': declararAviso({
    ...NO_SINO,
    nome: 'Cliente a validar num lote',
    quando: 'Um lance espera a validação do cliente, ou alguém pediu uma',
    papeis: ['ADM', 'SAC', 'GerenteSAC', 'Acerto'],
    resumo: true,
    acao: 'Validar',
    variaveis: { cliente: texto('Cliente', 'Maria Souza'), lote },
    textos: { titulo: 'Cliente a validar', texto: '{cliente}: {palavra:lote} {lote}' },
  }),
  'equipe-consulta-divergente': declararAviso({
    ...NO_SINO,
    nome: 'Consulta divergente depois da validação',
    quando: 'A Procob respondeu divergente sobre um cliente que já estava autorizado num lote',
    papeis: ['ADM', 'SAC', 'GerenteSAC', 'Acerto'],
    acao: 'Ver',
    variaveis: { cliente: texto('Cliente', 'Maria Souza'), lote },
    textos: {
      titulo: 'Consulta divergente de um cliente autorizado',
      texto: '{cliente}: {palavra:lote} {lote}. A autorização continua até alguém mudar.',
    },
  }),
  'equipe-contato-seguradora': declararAviso({
    ...NO_SINO,
    nome: 'Seguradora pede contato',
    quando: 'A seguradora pede que alguém fale com ela sobre uma remoção',
    papeis: ['ADM', 'SAC', 'GerenteSAC', 'Remoção'],
    acao: 'Responder',
    variaveis: {
      processo: texto('Número da remoção na seguradora', 'R-2026-0042'),
      prazo: texto('Até quando', 'até 28/11/2026 às 18h00'),
      motivo: texto('O que ela pergunta', 'Confirmar se a chave está no veículo'),
    },
    textos: { titulo: 'A seguradora pede contato', texto: 'Remoção {processo}, {prazo}: {motivo}' },
  }),
  'equipe-venda-bloqueada': declararAviso({
    ...NO_SINO,
    nome: 'Seguradora bloqueia uma venda',
    quando: 'A seguradora proíbe a venda de um veículo, e o que está aberto dele é suspenso',
    papeis: ['ADM', 'Leilão', 'GerenteSAC', 'Remoção'],
    acao: 'Ver o veículo',
    variaveis: {
      veiculo: texto('Veículo', 'Fiat Uno 2020, ABC1D23'),
      suspensos: texto('O que foi suspenso', 'Suspenso: 12 (Venda de novembro).'),
      faltam: texto(
        'O que não foi suspenso',
        'Confira: 14 (Venda de outubro): Condicional, não será liberado.',
      ),
    },
    textos: { titulo: 'A seguradora bloqueou a venda: {veiculo}', texto: '{suspensos} {faltam}' },
  }),
  'equipe-integracao-parada': declararAviso({
    ...NO_SINO,
    nome: 'Integração a conferir',
    quando:
      'Um envio a um parceiro externo (banco, seguradora, Detran) foi recusado ou desistiu depois das tentativas',
    papeis: ['ADM', 'Interno - Desenvolvimento TI'],
    acao: 'Conferir',
    variaveis: {
      parceiro: texto('Parceiro', 'Bradesco'),
      erro: texto('O que deu errado', 'O banco respondeu 422'),
    },
    textos: { titulo: 'Integração a conferir: {parceiro}', texto: '{erro}' },
  }),
  'equipe-comprovante': declararAviso({
    ...NO_SINO,
    nome: 'Comprovante para validar',
    quando: 'Um cliente enviou o comprovante de um pagamento',
    papeis: ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro'],
    resumo: true,
    acao: 'Validar',
    variaveis: { compra: { rotulo: 'Número da compra', tipo: 'numero', exemplo: 1042 } },
    textos: { titulo: 'Comprovante para validar', texto: 'Compra {compra}' },
  }),
  'equipe-autorizacao': declararAviso({
    ...NO_SINO,
    nome: 'Autorização de terceiro para conferir',
    quando: 'Um cliente enviou a autorização de quem vai retirar por ele',
    papeis: ['ADM', 'SAC', 'GerenteSAC', 'Pátio'],
    resumo: true,
    acao: 'Conferir',
    variaveis: { compra: { rotulo: 'Número da compra', tipo: 'numero', exemplo: 1042 } },
    textos: { titulo: 'Autorização de terceiro para conferir', texto: 'Compra {compra}' },
  }),
  'razao-com-diferencas': declararAviso({
    ...A_EQUIPE,
    nome: 'Diferenças no razão',
    quando: 'A conferência da noite achou diferenças no razão',
    papeis: ['ADM', 'Financeiro'],
    obrigatorio: { canais: ['email'], motivo: 'Sem ele dinheiro perdido passa sem ser visto.' },
    variaveis: {
      quantas: { rotulo: 'Quantas', tipo: 'numero', exemplo: 2 },
      diferencas: bloco('As primeiras', '- Compra 1042: esperado R$ 10,00, lançado R$ 0,00.'),
    },
    textos: {
      titulo: 'O razão da casa tem diferenças',
      texto: 'Diferenças achadas na conferência de hoje: {quantas}.',
      carta:
        'Diferenças que a conferência de hoje achou no razão: {quantas}.\n\n{diferencas}\n\nVeja todas em Razão, no menu Financeiro da área administrativa.',
    },
  }),
  'newsletter-confirmar': declararAviso({
    ...SEM_SINO,
    nome: 'Confirmação das novidades',
    quando: 'Alguém se inscreve nas novidades',
    publico: 'visitante',
    obrigatorio: { canais: ['email'], motivo: 'Sem a confirmação ninguém entra na lista (LGPD, art. 8º).' },
    urgente: true,
    variaveis: {
      confirmar: {
        rotulo: 'Endereço para confirmar',
        tipo: 'segredo',
        exemplo: 'https://leilao.exemplo.com.br/novidades/confirmar',
      },
      sair: {
        rotulo: 'Endereço para sair',
        tipo: 'segredo',
        exemplo: 'https://leilao.exemplo.com.br/novidades/sair',
      },
    },
    textos: {
      titulo: 'Confirme: novidades de {casa}',
      texto: 'Falta confirmar o e-mail.',
      carta:
        'Falta um passo para receber as novidades de {casa}: confirme o seu e-mail.\n\n{confirmar}\n\nNão foi você? Não faça nada: sem a confirmação, nenhuma novidade é enviada. Se preferir, retire já o seu e-mail:\n{sair}',
    },
  }),
  'alerta-confirmar': declararAviso({
    ...SEM_SINO,
    nome: 'Confirmação de avisos por e-mail',
    quando: 'Uma pessoa sem conta pede avisos de uma busca',
    publico: 'visitante',
    obrigatorio: { canais: ['email'], motivo: 'Sem a confirmação nada é enviado (LGPD, art. 8º).' },
    urgente: true,
    variaveis: DO_ALERTA,
    textos: {
      titulo: 'Confirme: avisos de {casa}',
      texto: 'Falta confirmar o e-mail.',
      carta:
        'Falta um passo para receber de {casa} os avisos de {palavra:lote+} que combinam com “{busca}”: confirme o seu e-mail.\n\n{confirmar}\n\nNão foi você? Não faça nada: sem a confirmação, nenhum aviso é enviado, e o pedido é apagado em sete dias. Se preferir, apague já:\n{parar}',
    },
  }),
  'alerta-continuar': declararAviso({
    ...SEM_SINO,
    nome: 'Fim dos avisos por e-mail',
    quando: 'Faltam duas semanas para o fim dos avisos que uma pessoa sem conta pediu',
    publico: 'visitante',
    obrigatorio: { canais: ['email'], motivo: 'Sem ele os avisos terminam sem que a pessoa saiba.' },
    urgente: true,
    variaveis: DO_ALERTA,
    textos: {
      titulo: 'Ainda quer os avisos de {casa}?',
      texto: 'Os avisos terminam em duas semanas.',
      carta:
        'Os avisos de {palavra:lote+} que combinam com “{busca}” terminam em duas semanas. Para continuar a receber, confirme:\n\n{confirmar}\n\nSem a confirmação eles terminam, e apagamos o seu e-mail. Para parar já:\n{parar}',
    },
  }),
  boletim: declararAviso({
    ...SEM_SINO,
    nome: 'Boletim',
    semEscolha: true,
    quando: 'A casa envia um boletim a quem confirmou a inscrição',
    publico: 'visitante',
    variaveis: {
      assunto: texto('Assunto', 'Novidades de dezembro'),
      corpo: bloco('Texto do boletim', 'Veja o que chegou neste mês.'),
      sair: {
        rotulo: 'Endereço para sair',
        tipo: 'endereco',
        exemplo: 'https://leilao.exemplo.com.br/novidades/sair',
      },
    },
    textos: {
      titulo: '{assunto}',
      texto: '',
      carta:
        '{corpo}\n\nVocê recebe este e-mail porque confirmou a inscrição nas nossas novidades. Para sair da lista:\n{sair}',
    },
  }),
  resumo: declararAviso({
    nome: 'Resumo do dia',
    semEscolha: true,
    quando: 'Às 8h, o que a pessoa pediu para receber de uma vez',
    publico: 'cliente',
    grupo: 'conta',
    canais: ['email'],
    variaveis: {
      lista: bloco('Avisos', 'Falta um dia\nLote 012: Fiat Uno 2019\nhttps://leilao.exemplo.com.br/leilao'),
    },
    textos: {
      titulo: 'Os seus avisos em {casa}',
      texto: 'Enviamos o resumo do dia.',
      carta: 'Olá, {nome}.\n\nO que aconteceu desde o último resumo:\n\n{lista}',
    },
  }),
  teste: declararAviso({
    nome: 'Aviso de teste',
    semEscolha: true,
    quando: 'A pessoa testa os avisos nos seus aparelhos',
    publico: 'cliente',
    grupo: 'conta',
    canais: ['push'],
    urgente: true,
    validadeMin: 5,
    variaveis: {},
    textos: { titulo: 'Os avisos chegam aqui', texto: '{casa}' },
  }),
} as const
