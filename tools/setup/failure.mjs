// What goes wrong while the place is made ready, in one sentence that says what to do. A person who starts Martelo for
// the first time sees that sentence, never a stack: the programs that call `principal` print it and leave with code 1.

/** A failure that the person in front of the screen can mend. */
export class FalhaDePreparo extends Error {
  constructor(frase, causa) {
    super(frase, causa === undefined ? undefined : { cause: causa })
    this.name = 'FalhaDePreparo'
  }
}

/** First row that matches wins. What is matched is npm's own output or a system error's code. */
const FRASES = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|network request/i,
    'Não foi possível baixar os pacotes: verifique a conexão com a internet (ou o proxy do npm) e tente de novo.',
  ],
  [
    /CERT|UNABLE_TO_VERIFY|SELF_SIGNED/,
    'A conexão com o repositório de pacotes usa um certificado desconhecido: aponte NODE_EXTRA_CA_CERTS para o certificado da sua rede.',
  ],
  [/ENOSPC|EDQUOT|no space left/i, 'O disco está cheio: libere pelo menos 2 GB e tente de novo.'],
  [
    /EROFS|read-only file system/i,
    'A pasta do Martelo está em um disco somente de leitura: copie-a para um lugar em que você possa gravar.',
  ],
  [
    /EACCES|EPERM|permission denied/i,
    'Sem permissão para gravar na pasta do Martelo: corrija o dono dela (sudo chown -R $(id -u) .) ou copie-a para a sua pasta pessoal.',
  ],
  [
    /EBUSY|ENOTEMPTY/,
    'Outro programa está usando a pasta node_modules: feche o Martelo e o editor que estiverem abertos e tente de novo.',
  ],
  [
    /EINTEGRITY/,
    'Um pacote baixado não confere com o package-lock.json: limpe o cache (npm cache clean --force) e tente de novo.',
  ],
  [
    /E404|ETARGET|ENOVERSIONS/,
    'O repositório de pacotes configurado no npm não tem uma das versões pedidas: confira com npm config get registry e tente de novo.',
  ],
  [
    /E401|E403|ENEEDAUTH/,
    'O repositório de pacotes configurado no npm pede credenciais: entre com npm login ou volte ao repositório público.',
  ],
  [
    /EUSAGE|can only install packages when your package\.json and package-lock\.json/i,
    'package.json e package-lock.json não combinam: rode npm install e grave os dois juntos.',
  ],
]

/** @param {string} saida what the failed program wrote */
export function explicar(saida, acao) {
  const linha = FRASES.find(([padrao]) => padrao.test(saida))
  if (linha) return new FalhaDePreparo(linha[1], saida)
  const ultima = saida
    .split('\n')
    .filter((l) => l.trim() && !/A complete log of this run/.test(l))
    .at(-1)
  return new FalhaDePreparo(
    `${acao} falhou (${ultima?.trim() ?? 'sem mensagem'}): tente de novo com npm start.`,
    saida,
  )
}

/** Runs a program's main function; a failure becomes its sentence and exit code 1. */
export async function principal(fn) {
  try {
    process.exitCode = await fn()
  } catch (erro) {
    const falha =
      erro instanceof FalhaDePreparo || !erro?.code
        ? erro
        : explicar(`${erro.code} ${erro.message}`, 'O preparo')
    console.error(falha instanceof FalhaDePreparo ? `\n${falha.message}\n` : falha)
    if (process.env.LOG_LEVEL === 'debug') console.error(falha)
    process.exitCode = 1
  }
}
