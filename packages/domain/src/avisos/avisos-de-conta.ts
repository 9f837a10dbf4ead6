/** What is told about accounts: sign-up, contacts, passwords, documents, deletion. */
import { declararAviso } from './declarar-aviso.ts'

const LEI = 'É a prova de um ato da pessoa ou a segurança da conta (LGPD, art. 46; Marco Civil, art. 7º).'
const PELO_EMAIL = { canais: ['email'], motivo: LEI } as const
const codigo = { rotulo: 'Código', tipo: 'codigo', exemplo: '482913' } as const
const endereco = (rotulo: string) =>
  ({
    rotulo,
    tipo: 'segredo',
    exemplo: 'https://leilao.exemplo.com.br/redefinir-senha?hash=exemplo',
  }) as const
const pagina = (rotulo: string, caminho: string) =>
  ({ rotulo, tipo: 'endereco', exemplo: `https://leilao.exemplo.com.br${caminho}` }) as const
const ENTRAR = {
  entrar: pagina('Página de entrada', '/login'),
  senha: pagina('Página da nova senha', '/redefinir-senha'),
}
const PORTAS = 'Entrar: {entrar}\nEscolher outra senha: {senha}'
const SEGURANCA = { grupo: 'conta', canais: ['email'], obrigatorio: PELO_EMAIL, urgente: true } as const

export const AVISOS_DE_CONTA = {
  'cadastro-codigo': declararAviso({
    ...SEGURANCA,
    nome: 'Código do cadastro',
    quando: 'Uma pessoa pede um cadastro; o código o conclui',
    publico: 'visitante',
    validadeMin: 30,
    variaveis: { codigo },
    textos: {
      titulo: 'Código do cadastro',
      texto: 'Enviamos o código que conclui o cadastro.',
      assunto: '{codigo} é o seu código em {casa}',
      carta:
        'Olá, {nome}.\n\n{codigo} é o seu código em {casa}. Ele conclui o seu cadastro.\n\nNunca peça nem informe este código por telefone: nós também não pedimos.',
    },
  }),
  'cadastro-ja-existe': declararAviso({
    ...SEGURANCA,
    nome: 'Cadastro com um e-mail que já tem conta',
    quando: 'Alguém pede um cadastro com o e-mail de uma conta',
    publico: 'visitante',
    variaveis: ENTRAR,
    textos: {
      titulo: 'Um cadastro foi pedido em {casa}',
      texto: 'Alguém pediu um cadastro com o seu e-mail.',
      carta: `Olá.\n\nAlguém pediu um cadastro em {casa} com este e-mail, que já tem um. Se foi você, entre ou escolha outra senha:\n\n${PORTAS}\n\nSe não foi você, ignore esta mensagem: nada mudou.`,
    },
  }),
  'cadastro-nao-concluido': declararAviso({
    ...SEGURANCA,
    nome: 'Cadastro que não foi concluído',
    quando: 'O documento do cadastro pedido já pertence a uma conta',
    publico: 'visitante',
    variaveis: { ...ENTRAR, contato: pagina('Página de contato', '/fale-conosco') },
    textos: {
      titulo: 'Um cadastro foi pedido em {casa}',
      texto: 'Não foi possível concluir o cadastro pedido.',
      carta: `Olá.\n\nRecebemos o seu pedido de cadastro em {casa}, mas não foi possível concluí-lo por aqui. Se você já tem cadastro, talvez com outro e-mail, entre ou escolha outra senha:\n\n${PORTAS}\n\nSe precisar, fale com a nossa equipe: {contato}`,
    },
  }),
  'cadastro-com-o-documento': declararAviso({
    ...SEGURANCA,
    nome: 'Cadastro com o documento de uma conta',
    quando: 'Alguém pede um cadastro com o documento do dono de uma conta',
    publico: 'cliente',
    variaveis: ENTRAR,
    textos: {
      titulo: 'Um cadastro foi pedido em {casa}',
      texto: 'Alguém pediu um cadastro com o seu documento e outro e-mail.',
      carta: `Olá, {nome}.\n\nAlguém pediu um cadastro em {casa} com o seu documento e outro e-mail. Se foi você, o seu acesso é por este e-mail:\n\n${PORTAS}\n\nSe não foi você, nada mudou; avise a nossa equipe se estranhar.`,
    },
  }),
  'cadastro-concluido': declararAviso({
    nome: 'Cadastro concluído',
    quando: 'O cadastro é concluído, se o site manda esta carta (Participação, Cadastro)',
    publico: 'cliente',
    grupo: 'conta',
    canais: ['email'],
    variaveis: { entrar: ENTRAR.entrar },
    textos: {
      titulo: 'Cadastro concluído em {casa}',
      texto: 'O seu cadastro foi concluído.',
      carta:
        'Olá, {nome}.\n\nO seu cadastro em {casa} foi concluído e o seu e-mail está confirmado. O acesso é por este e-mail:\n\n{entrar}',
    },
  }),
  'codigo-de-contato': declararAviso({
    ...SEGURANCA,
    nome: 'Código de confirmação',
    quando: 'A pessoa confirma ou troca o e-mail ou o celular, ou entra por código',
    publico: 'cliente',
    canais: ['email', 'sms'],
    obrigatorio: { canais: ['email', 'sms'], motivo: LEI },
    validadeMin: 30,
    variaveis: { codigo },
    textos: {
      titulo: 'Código de confirmação',
      texto: 'Enviamos um código de confirmação.',
      assunto: '{codigo} é o seu código em {casa}',
      carta:
        'Olá, {nome}.\n\n{codigo} é o seu código em {casa}. Ele vale por 30 minutos.\n\nNunca peça nem informe este código por telefone: nós também não pedimos.',
      curta: '{codigo} é o seu código em {casa}. Ele vale por 30 minutos.',
    },
  }),
  'contato-trocado': declararAviso({
    ...SEGURANCA,
    nome: 'Contato trocado, ao novo',
    quando: 'O e-mail ou o celular da conta foi trocado',
    publico: 'cliente',
    canais: ['email', 'sms'],
    obrigatorio: { canais: ['email', 'sms'], motivo: LEI },
    variaveis: {
      qual: { rotulo: 'e-mail ou celular', tipo: 'texto', exemplo: 'e-mail' },
      novo: { rotulo: 'Novo contato', tipo: 'texto', exemplo: 'maria@exemplo.com.br', pessoal: true },
      entrar: { rotulo: 'Que é também o de entrar', tipo: 'texto', exemplo: 'Use-o também para entrar.' },
    },
    textos: {
      titulo: 'O contato da sua conta em {casa} foi trocado',
      texto: 'O {qual} da conta foi trocado.',
      assunto: 'O {qual} da sua conta em {casa} foi trocado',
      carta: 'Olá, {nome}.\n\n{novo} é agora o {qual} da sua conta em {casa}.\n{entrar}',
      curta: '{novo} é agora o {qual} da sua conta em {casa}.',
    },
  }),
  'contato-trocado-antigo': declararAviso({
    ...SEGURANCA,
    nome: 'Contato trocado, ao antigo',
    quando: 'O e-mail ou o celular da conta foi trocado; o antigo pode desfazer',
    publico: 'cliente',
    canais: ['email', 'sms'],
    obrigatorio: { canais: ['email', 'sms'], motivo: LEI },
    validadeMin: 24 * 60,
    variaveis: {
      qual: { rotulo: 'e-mail ou celular', tipo: 'texto', exemplo: 'e-mail' },
      novo: { rotulo: 'Novo contato', tipo: 'texto', exemplo: 'maria@exemplo.com.br', pessoal: true },
      desfazer: endereco('Endereço para desfazer'),
    },
    textos: {
      titulo: 'O contato da sua conta em {casa} foi trocado',
      texto: 'O {qual} da conta foi trocado.',
      assunto: 'O {qual} da sua conta em {casa} foi trocado',
      carta:
        'Olá, {nome}.\n\nO {qual} da sua conta em {casa} foi trocado por {novo}.\n\nSe não foi você, desfaça a troca no endereço abaixo. Ele vale por 24 horas: encerra todos os acessos e pede outra senha.\n\n{desfazer}',
      curta: 'O {qual} da sua conta em {casa} foi trocado. Não foi você? Desfaça em 24 horas: {desfazer}',
    },
  }),
  'nova-senha': declararAviso({
    ...SEGURANCA,
    nome: 'Nova senha',
    quando: 'A pessoa pede outra senha',
    publico: 'visitante',
    canais: ['email', 'sms'],
    obrigatorio: { canais: ['email', 'sms'], motivo: LEI },
    validadeMin: 60,
    variaveis: { endereco: endereco('Endereço da nova senha') },
    textos: {
      titulo: 'Nova senha em {casa}',
      texto: 'Enviamos o endereço para escolher outra senha.',
      carta:
        'Olá, {nome}.\n\nPara escolher outra senha, abra o endereço abaixo. Ele vale por 1 hora e só funciona uma vez.\n\n{endereco}\n\nSe não foi você quem pediu, ignore esta mensagem: a senha continua a mesma.',
      curta: 'Para escolher outra senha em {casa} (vale por 1 hora): {endereco}',
    },
  }),
  'senha-trocada': declararAviso({
    ...SEGURANCA,
    nome: 'Senha trocada',
    quando: 'A senha da conta foi trocada por quem estava nela',
    publico: 'cliente',
    variaveis: {},
    textos: {
      titulo: 'A sua senha em {casa} foi trocada',
      texto: 'A senha foi trocada e os outros acessos foram encerrados.',
      carta:
        'Olá, {nome}.\n\nA senha da sua conta acaba de ser trocada e os outros acessos foram encerrados. Se não foi você, recupere a senha na página de entrada e fale com a nossa equipe.',
    },
  }),
  'acesso-criado': declararAviso({
    ...SEGURANCA,
    nome: 'Acesso criado ou reaberto',
    quando: 'A casa cria um acesso ou manda escolher outra senha',
    publico: 'equipe',
    validadeMin: 48 * 60,
    variaveis: { endereco: endereco('Endereço da senha') },
    textos: {
      titulo: 'O seu acesso em {casa}',
      texto: 'Enviamos o endereço para escolher a senha.',
      carta:
        'Olá, {nome}.\n\nEscolha a senha do seu acesso no endereço abaixo. Ele vale por 48 horas e só funciona uma vez.\n\n{endereco}',
    },
  }),
  'conta-representada': declararAviso({
    ...SEGURANCA,
    nome: 'Suporte viu a conta',
    quando: 'O suporte abre o site como esta pessoa, só para ver',
    publico: 'cliente',
    variaveis: {
      quem: { rotulo: 'Quem viu', tipo: 'texto', exemplo: 'Carla (SAC)', pessoal: true },
      motivo: { rotulo: 'Motivo', tipo: 'texto', exemplo: 'Ligou e não achava a compra' },
    },
    textos: {
      titulo: 'O suporte de {casa} viu a sua conta',
      texto: '{quem}, da nossa equipe, viu a sua conta para atender você.',
      carta:
        'Olá, {nome}.\n\n{quem}, da nossa equipe, abriu o site como você por até 30 minutos, só para ver. Motivo: {motivo}.\n\nSe você não pediu ajuda, fale com a nossa equipe.',
    },
  }),
  'cadastros-unidos': declararAviso({
    ...SEGURANCA,
    nome: 'Dois cadastros viraram um',
    quando: 'A equipe une dois cadastros da mesma pessoa; vai aos dois endereços',
    publico: 'cliente',
    canais: ['sino', 'email'],
    variaveis: {
      email: { rotulo: 'E-mail de entrar', tipo: 'texto', exemplo: 'ana@e******.***.**', pessoal: true },
    },
    textos: {
      titulo: 'Os seus dois cadastros em {casa} viraram um',
      texto: 'Os lances e as compras dos dois aparecem no mesmo lugar.',
      carta:
        'Olá, {nome}.\n\nA nossa equipe uniu os seus dois cadastros em {casa}. O outro está fechado: entre com {email}. Os lances e as compras dos dois aparecem lá.\n\nSe não eram os dois seus, fale com a nossa equipe.\n\nEntrar: {link}',
    },
  }),
  'acesso-emitido': declararAviso({
    ...SEGURANCA,
    nome: 'Acesso de uso único emitido',
    quando: 'A equipe emite um acesso de uso único à conta',
    publico: 'cliente',
    variaveis: {
      quem: { rotulo: 'Quem emitiu', tipo: 'texto', exemplo: 'Carla (SAC)', pessoal: true },
      ate: { rotulo: 'Vale até', tipo: 'instante', exemplo: 1_795_000_000_000 },
      motivo: { rotulo: 'Motivo', tipo: 'texto', exemplo: 'Perdeu o celular' },
    },
    textos: {
      titulo: 'Um acesso de uso único à sua conta em {casa}',
      texto: 'A nossa equipe emitiu um acesso de uso único à sua conta.',
      carta:
        'Olá, {nome}.\n\n{quem}, da nossa equipe, emitiu um acesso de uso único à sua conta, que vale até {ate}. Motivo: {motivo}.\n\nSe você não pediu, fale com a nossa equipe.',
    },
  }),
  'fator-ligado': declararAviso({
    ...SEGURANCA,
    nome: 'Código do aplicativo ligado',
    quando: 'A conta passou a pedir o código de um aplicativo',
    publico: 'equipe',
    variaveis: {},
    textos: {
      titulo: 'Código do aplicativo ligado em {casa}',
      texto: 'A conta passou a pedir o código de um aplicativo ao entrar.',
      carta:
        'Olá, {nome}.\n\nA sua conta passou a pedir o código de um aplicativo de autenticação ao entrar. Guarde os códigos de recuperação: cada um entra uma vez se você perder o aparelho.\n\nSe não foi você, troque a senha e fale com a nossa equipe.',
    },
  }),
  'chave-retirada': declararAviso({
    ...SEGURANCA,
    nome: 'Chave de acesso retirada',
    quando: 'A equipe retira uma chave de acesso da conta',
    publico: 'cliente',
    variaveis: {
      chave: { rotulo: 'Nome da chave', tipo: 'texto', exemplo: 'Meu celular', pessoal: true },
      quem: { rotulo: 'Quem retirou', tipo: 'texto', exemplo: 'Ana (administração)', pessoal: true },
      motivo: { rotulo: 'Motivo', tipo: 'texto', exemplo: 'Celular perdido' },
    },
    textos: {
      titulo: 'Chave de acesso retirada em {casa}',
      texto: 'A nossa equipe retirou uma chave de acesso da sua conta.',
      carta:
        'Olá, {nome}.\n\n{quem}, da nossa equipe, retirou da sua conta a chave de acesso "{chave}" e encerrou as sessões abertas. Motivo: {motivo}.\n\nSe você não pediu, fale com a nossa equipe.',
    },
  }),
  'chave-criada': declararAviso({
    ...SEGURANCA,
    nome: 'Chave de acesso criada',
    quando: 'A conta ganhou uma chave que entra sem a senha',
    publico: 'cliente',
    variaveis: { chave: { rotulo: 'Nome da chave', tipo: 'texto', exemplo: 'Meu celular', pessoal: true } },
    textos: {
      titulo: 'Chave de acesso criada em {casa}',
      texto: 'A conta ganhou uma chave que entra sem a senha.',
      carta:
        'Olá, {nome}.\n\nA sua conta ganhou a chave de acesso “{chave}”: o aparelho dela entra sem a senha.\n\nSe não foi você, retire a chave em Meu perfil, Segurança, troque a senha e fale com a nossa equipe.',
    },
  }),
  'fator-desligado': declararAviso({
    ...SEGURANCA,
    nome: 'Código do aplicativo desligado',
    quando: 'A conta deixou de pedir o código de um aplicativo',
    publico: 'equipe',
    variaveis: {},
    textos: {
      titulo: 'Código do aplicativo desligado em {casa}',
      texto: 'A conta deixou de pedir o código do aplicativo ao entrar.',
      carta:
        'Olá, {nome}.\n\nA sua conta deixou de pedir o código do aplicativo ao entrar. Se não foi você, troque a senha e fale com a nossa equipe.',
    },
  }),
  'documentos-aprovados': declararAviso({
    nome: 'Documentos aprovados',
    quando: 'A equipe aprova os documentos do cliente',
    publico: 'cliente',
    grupo: 'conta',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    acao: 'Ver os documentos',
    variaveis: {},
    textos: {
      titulo: 'Documentos aprovados',
      texto: 'Os seus documentos foram aprovados. Você já pode se habilitar e dar lances.',
      assunto: 'Documentos aprovados em {casa}',
    },
    naLoja: { texto: 'Os seus documentos foram aprovados. Você já pode se inscrever e fazer ofertas.' },
  }),
  'documentos-divergentes': declararAviso({
    nome: 'Documentos com divergência',
    quando: 'A equipe encontra uma divergência nos documentos',
    publico: 'cliente',
    grupo: 'conta',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    acao: 'Enviar de novo',
    variaveis: {
      motivo: { rotulo: 'Motivo', tipo: 'texto', exemplo: 'A foto está ilegível', pessoal: true },
    },
    textos: {
      titulo: 'Documentos com divergência',
      texto: 'Veja o que falta e envie novamente.',
      assunto: 'Documentos com divergência em {casa}',
      carta:
        'Olá, {nome}.\n\nEncontramos uma divergência nos documentos: {motivo}. Envie novamente.\n\nEnviar de novo: {link}',
    },
  }),
  'exclusao-pedida': declararAviso({
    ...SEGURANCA,
    nome: 'Exclusão da conta pedida',
    quando: 'A pessoa pede a exclusão da conta',
    publico: 'cliente',
    variaveis: { dia: { rotulo: 'Dia da exclusão', tipo: 'dia', exemplo: '2026-12-20' } },
    textos: {
      titulo: 'Pedido de exclusão da sua conta em {casa}',
      texto: 'A conta será excluída em {dia}.',
      carta:
        'Olá, {nome}.\n\nRecebemos o seu pedido. A conta será excluída em {dia}; até lá você pode desistir em Meu perfil, Privacidade.\n\nSe não foi você, entre, desista do pedido e troque a senha.',
    },
  }),
  'exclusao-feita': declararAviso({
    ...SEGURANCA,
    nome: 'Conta excluída',
    quando: 'A conta foi excluída a pedido da pessoa',
    publico: 'visitante',
    variaveis: {},
    textos: {
      titulo: 'A sua conta em {casa} foi excluída',
      texto: 'A conta foi excluída.',
      carta:
        'A sua conta foi excluída, como você pediu. O que a lei manda guardar fica guardado pelo prazo dela e para nada mais.',
    },
  }),
} as const
