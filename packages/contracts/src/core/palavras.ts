// How a record is called in its history: declared beside its contract (`*.palavras.ts`), one word per field and per act. The
// compiler asks for every field of the form and every event of the states' tables. No schema here: browsers import it.

export type Palavra =
  | string
  | {
      readonly rotulo: string
      /** `dinheiro`: centavos */
      readonly tipo?: 'dinheiro' | 'ano' | 'diaDaSemana'
      /** codes and what people call them */
      readonly opcoes?: Readonly<Record<string, string>>
    }

export interface PalavrasDeclaradas {
  readonly campos: Readonly<Record<string, Palavra>>
  readonly atos: Readonly<Record<string, string>>
}

/** `Campo`: the fields of the form that edits the record. `Evento`: the events of its tables of states. */
export const palavras = <Campo extends PropertyKey, Evento extends string>(
  p: PalavrasDeclaradas & {
    readonly campos: Readonly<Record<Exclude<Campo, 'versao'>, Palavra>>
    readonly atos: Readonly<Record<Evento, string>>
  },
): PalavrasDeclaradas => p

/** What a call takes. */
export type CorpoDe<C> = C extends { readonly body: { readonly _zod: { readonly output: infer B } } }
  ? B
  : never

export const rotulosDe = <S extends string>(
  codigos: readonly S[],
  rotulo: (codigo: S) => string,
): Readonly<Record<string, string>> => Object.fromEntries(codigos.map((c) => [c, rotulo(c)]))

/** What is done with records of every kind, and with those that have no words of their own. */
export const ATOS_COMUNS: Readonly<Record<string, string>> = {
  abrirCondicional: 'Condicional aberta',
  aceitarContraproposta: 'Contraproposta aceita',
  alterar: 'Alterado',
  anexar: 'Documento anexado',
  'anexar arquivo': 'Arquivo anexado',
  apagar: 'Apagado',
  avisarAfetados: 'Afetados avisados',
  avisarConvidados: 'Convidados avisados',
  chegada: 'Chegada registrada',
  configurar: 'Configurado',
  convidar: 'Convidado incluído',
  criar: 'Criado',
  desfazerEntrada: 'Entrada desfeita',
  'devolver arquivo': 'Arquivo trazido de volta',
  editar: 'Editado',
  entregarConvite: 'Convite entregue em mãos',
  enviarConvites: 'Convites enviados',
  gerar: 'Gerado',
  ignorar: 'Ignorado',
  imagem: 'Imagem trocada',
  importarConvidados: 'Convidados incluídos por planilha',
  incluirAfetados: 'Afetados incluídos',
  ligarLeilao: 'Ligado a um leilão',
  mudar: 'Alterado',
  'mudar arquivo': 'Arquivo mudado de lugar',
  'ordenar arquivos': 'Arquivos em outra ordem',
  preencher: 'Preenchido',
  processar: 'Processado',
  purgar: 'Dados antigos apagados',
  reenviar: 'Enviado de novo',
  registrarEntrada: 'Entrada registrada',
  rejeitar: 'Rejeitado',
  'remover arquivo': 'Arquivo removido',
  removerCredencial: 'Credencial removida',
  retirarAfetado: 'Afetado retirado',
  retirarConvidado: 'Convidado retirado',
  salvar: 'Guardado',
  trocar: 'Trocado',
  'trocar arquivo': 'Arquivo trocado',
  'trocar-chave': 'Chave trocada',
  trocarSegredo: 'Segredo trocado',
  usar: 'Usado',
}
