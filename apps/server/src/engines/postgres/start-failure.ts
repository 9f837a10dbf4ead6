/**
 * Why the embedded database could not start, in one sentence that says what to do about it.
 *
 * What reaches a person is never PostgreSQL's own text: a person who installs Martelo has not read its manual. The
 * original stays in `cause`, for the log. A text that no row knows is shown with the last line of the log, not hidden.
 */
export class FalhaDoBanco extends Error {
  constructor(frase: string, causa?: unknown) {
    super(frase, causa === undefined ? undefined : { cause: causa })
    this.name = 'FalhaDoBanco'
  }
}

/** First row that matches wins; `pasta` is the folder given to `iniciarPostgres`. */
const FRASES: readonly [padrao: RegExp, frase: (pasta: string) => string][] = [
  [
    /no space left on device|disk quota exceeded|could not extend file/i,
    (pasta) =>
      `O disco de ${pasta} está cheio: libere espaço e inicie de novo (nada do que foi gravado se perdeu).`,
  ],
  [
    /database files are incompatible|was initialized by PostgreSQL version/i,
    (pasta) =>
      `Os dados em ${pasta} são de outra versão do PostgreSQL: use a versão do Martelo que os criou ou restaure uma cópia de segurança.`,
  ],
  [
    /could not look up effective user ID|user does not exist/i,
    () =>
      'O usuário que iniciou o Martelo não tem nome neste sistema (falta em /etc/passwd): inicie com um usuário cadastrado ou informe um PostgreSQL externo em DATABASE_URL.',
  ],
  [
    /could not (create|open) lock file|permission denied|operation not permitted|EACCES|EPERM/i,
    (pasta) =>
      `Sem permissão para usar ${pasta}: corrija o dono da pasta (chown) ou aponte MARTELO_DATA para outra.`,
  ],
  [
    /read-only file system|EROFS/i,
    (pasta) => `A pasta ${pasta} está em um disco somente de leitura: aponte MARTELO_DATA para outro lugar.`,
  ],
  [
    /could not bind|address already in use|could not create any TCP/i,
    () => 'A porta pedida para o banco já está em uso: escolha outra ou encerre o programa que a ocupa.',
  ],
  [
    /could not create shared memory|could not map anonymous shared memory|cannot allocate memory|out of memory/i,
    () =>
      'Não há memória livre para o banco de dados: feche outros programas ou aumente a memória da máquina.',
  ],
  [
    /GLIBC_|error while loading shared|cannot execute|exec format error|ENOEXEC|bad CPU type/i,
    () =>
      'Os binários do PostgreSQL não rodam neste sistema: use Debian, macOS ou Windows atuais, ou informe um PostgreSQL externo em DATABASE_URL.',
  ],
  [
    /could not locate a valid checkpoint|invalid checkpoint record|PANIC/i,
    (pasta) =>
      `Os arquivos do banco em ${pasta} estão danificados: restaure a cópia de segurança mais recente em uma pasta nova.`,
  ],
]

/**
 * @param saida what the failed program wrote (several lines are fine)
 * @returns an error whose message is one sentence with its remedy
 */
export function explicarFalha(saida: string, pasta: string): FalhaDoBanco {
  const linha = FRASES.find(([padrao]) => padrao.test(saida))
  if (linha) return new FalhaDoBanco(linha[1](pasta), saida)
  const ultima = saida.trim().split('\n').at(-1) ?? ''
  return new FalhaDoBanco(
    `O banco de dados em ${pasta} não iniciou (${ultima || 'sem mensagem'}): veja os registros em ${pasta}/log ou informe um PostgreSQL externo em DATABASE_URL.`,
    saida,
  )
}
