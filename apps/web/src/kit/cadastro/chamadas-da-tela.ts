// The calls of a declared record from any screen. Where the record is known at writing, `chamar` with the path is as good;
// the parts of this folder know it only by its declaration.
import {
  type Cadastro,
  chaveDe,
  type ConsultaDe,
  type CorpoDe,
  type LinhaDe,
  type Mudanca,
  type Operacao,
} from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { chamar, chamarArquivo, chamarContando } from '../../core/api.ts'
import type { Consulta } from '../tabela/consulta.ts'

/** `Calls` names each record's calls one by one; a declaration that is a parameter has a path that no type knows. */
const por = (c: Cadastro, o: Operacao) => chaveDe(c, o) as never

export async function listarRegistros<C extends Cadastro>(
  c: C,
  consulta: ConsultaDe<C>,
): Promise<{ linhas: LinhaDe<C>[]; total: number }> {
  const { valor, total } = await chamarContando(por(c, 'listar'), { query: consulta } as never)
  return { linhas: valor as LinhaDe<C>[], total }
}
export const lerRegistro = async <C extends Cadastro>(c: C, uid: string): Promise<LinhaDe<C>> =>
  await chamar(por(c, 'ler'), { params: { uid } } as never)
export const lerHistorico = async (c: Cadastro, uid: string): Promise<Mudanca[]> =>
  await chamar(por(c, 'historico'), { params: { uid } } as never)
export const salvarRegistro = async <C extends Cadastro>(
  c: C,
  body: CorpoDe<C>,
): Promise<{ uid: string; versao: number }> => await chamar(por(c, 'salvar'), { body } as never)
export const apagarRegistro = async (c: Cadastro, uid: string, versao: number): Promise<void> =>
  void (await chamar(por(c, 'apagar'), { params: { uid }, query: { versao } } as never))
export const planilhaDe = (c: Cadastro, consulta: Consulta, colunas: readonly string[]): Promise<Blob> =>
  chamarArquivo(por(c, 'exportar'), {
    query: {
      ...consultaDaTabela(consulta),
      pagina: undefined,
      porPagina: undefined,
      colunas: colunas.join(','),
    },
  } as never)

/** What the table asks for, as the list's call wants it. */
export const consultaDaTabela = <C extends Cadastro>({ filtros, ...c }: Consulta): ConsultaDe<C> =>
  ({ ...c, ...filtros }) as ConsultaDe<C>

/** Everything that was asked of this record: invalidate it after a change. */
export const chaveDoCadastro = (c: Cadastro): readonly string[] => [c.entidade]
