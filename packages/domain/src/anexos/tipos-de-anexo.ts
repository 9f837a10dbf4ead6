// Which files may be kept with which record: kinds, formats, sizes and counts, as data.

export type FormatoDeAnexo = 'pdf' | 'jpg' | 'png' | FormatoDeVideo
export type FormatoDeVideo = 'mp4' | 'webm' | 'mov'

interface TipoDeAnexo {
  readonly rotulo: string
  readonly formatos: readonly FormatoDeAnexo[]
  readonly maximoBytes: number
}
const MB = 1024 * 1024

export const TIPOS_DE_ANEXO = {
  contrato: { rotulo: 'Contrato', formatos: ['pdf'], maximoBytes: 10 * MB },
  oficio: { rotulo: 'Ofício', formatos: ['pdf'], maximoBytes: 10 * MB },
  publicacao: { rotulo: 'Publicação do edital', formatos: ['pdf', 'jpg', 'png'], maximoBytes: 10 * MB },
  ata: { rotulo: 'Ata do leilão', formatos: ['pdf'], maximoBytes: 10 * MB },
  laudo: { rotulo: 'Laudo', formatos: ['pdf'], maximoBytes: 10 * MB },
  nota: { rotulo: 'Nota fiscal', formatos: ['pdf'], maximoBytes: 5 * MB },
  documento: { rotulo: 'Documento', formatos: ['pdf', 'jpg', 'png'], maximoBytes: 10 * MB },
  crlv: { rotulo: 'CRLV-e', formatos: ['pdf'], maximoBytes: 5 * MB },
  atpve: { rotulo: 'ATPV-e', formatos: ['pdf'], maximoBytes: 5 * MB },
  baixa: { rotulo: 'Certidão de baixa (sucata)', formatos: ['pdf'], maximoBytes: 5 * MB },
  notaSucata: { rotulo: 'Nota da sucata', formatos: ['pdf'], maximoBytes: 5 * MB },
  foto: { rotulo: 'Foto', formatos: ['jpg', 'png'], maximoBytes: 10 * MB },
  video: { rotulo: 'Vídeo', formatos: ['mp4', 'webm', 'mov'], maximoBytes: 500 * MB },
  outro: { rotulo: 'Outro', formatos: ['pdf', 'jpg', 'png'], maximoBytes: 5 * MB },
} as const satisfies Record<string, TipoDeAnexo>
export type NomeDoTipoDeAnexo = keyof typeof TIPOS_DE_ANEXO

/** Papers of a sold vehicle that its buyer reads on his purchase. */
export const PAPEIS_DO_COMPRADOR = ['crlv', 'atpve', 'baixa', 'notaSucata'] as const

interface RegraDaEntidade {
  readonly tipos: readonly NomeDoTipoDeAnexo[]
  readonly maximo: number
  /** its films are played by browsers: one that they cannot play is refused */
  readonly tocavel?: true
}
export const ENTIDADES_COM_ANEXOS = {
  video_institucional: { tipos: ['video'], maximo: 3, tocavel: true },
  leilao: { tipos: ['contrato', 'oficio', 'publicacao', 'ata', 'foto', 'video', 'outro'], maximo: 200 },
  preferencia_do_lote: { tipos: ['documento', 'outro'], maximo: 20 },
  incidente: { tipos: ['foto', 'video', 'documento', 'laudo', 'outro'], maximo: 60 },
  comitente: { tipos: ['contrato', 'oficio', 'documento', 'outro'], maximo: 100 },
  veiculo: { tipos: ['documento', 'laudo', 'nota', 'foto', 'video', 'outro'], maximo: 100 },
  prestacao: { tipos: ['nota', 'documento', 'outro'], maximo: 100 },
  venda: { tipos: ['contrato', 'nota', 'documento', 'outro'], maximo: 100 },
  venda_item: { tipos: PAPEIS_DO_COMPRADOR, maximo: 40 },
  vistoria: { tipos: ['foto'], maximo: 300 },
  vistoria_copia: { tipos: ['foto'], maximo: 300 },
  remocao: { tipos: ['foto', 'video', 'documento', 'nota', 'outro'], maximo: 200 },
  estadia: { tipos: ['foto', 'video', 'documento', 'outro'], maximo: 400 },
} as const satisfies Record<string, RegraDaEntidade>
export type EntidadeComAnexos = keyof typeof ENTIDADES_COM_ANEXOS

export const temDeTocar = (entidade: EntidadeComAnexos): boolean =>
  (ENTIDADES_COM_ANEXOS[entidade] as RegraDaEntidade).tocavel === true

const FORMATO_DA_EXTENSAO: Readonly<Record<string, FormatoDeAnexo>> = {
  pdf: 'pdf',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  mp4: 'mp4',
  m4v: 'mp4',
  webm: 'webm',
  mov: 'mov',
}

/** What a name promises; null: nothing is known of it, and the content decides. */
export function formatoPeloNome(nome: string): FormatoDeAnexo | null {
  const extensao = nome.slice(nome.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(FORMATO_DA_EXTENSAO, extensao) ? (FORMATO_DA_EXTENSAO[extensao] ?? null) : null
}

/** The formats that some kind of this record takes. */
export function formatosDe(entidade: EntidadeComAnexos): FormatoDeAnexo[] {
  const formatos = ENTIDADES_COM_ANEXOS[entidade].tipos.flatMap(
    (t): readonly FormatoDeAnexo[] => TIPOS_DE_ANEXO[t].formatos,
  )
  return [...new Set(formatos)]
}

/** Films are kept as they come; anything else is looked through, in memory. */
export const ehVideo = (formato: string): formato is FormatoDeVideo =>
  TIPOS_DE_ANEXO.video.formatos.some((f) => f === formato)

/** The kind of a file whose sender chose none: a picture is a photograph where there are any, anything else a document. */
export function tipoConformeOFormato(
  entidade: EntidadeComAnexos,
  formato: FormatoDeAnexo | null,
): NomeDoTipoDeAnexo {
  const tipos: readonly NomeDoTipoDeAnexo[] = ENTIDADES_COM_ANEXOS[entidade].tipos
  const serve = (t: NomeDoTipoDeAnexo): boolean => {
    const formatos: readonly FormatoDeAnexo[] = TIPOS_DE_ANEXO[t].formatos
    return tipos.includes(t) && (formato === null || formatos.includes(formato))
  }
  const preferidos: readonly NomeDoTipoDeAnexo[] =
    formato === 'pdf' ? ['documento', 'outro'] : ['foto', 'video', 'documento']
  return preferidos.find(serve) ?? tipos.find(serve) ?? 'outro'
}

const emMb = (bytes: number): string => `${bytes / MB} MB`

/** What may be sent, in words: of one kind, or of any. */
export function limitesDoTipo(entidade: EntidadeComAnexos, tipo: NomeDoTipoDeAnexo | null): string {
  const formatos: readonly FormatoDeAnexo[] =
    tipo === null ? formatosDe(entidade) : TIPOS_DE_ANEXO[tipo].formatos
  const maior = (video: boolean): number =>
    Math.max(
      ...Object.values<TipoDeAnexo>(TIPOS_DE_ANEXO)
        .filter((t) => (tipo === null || t === TIPOS_DE_ANEXO[tipo]) && t.formatos.some(ehVideo) === video)
        .map((t) => t.maximoBytes),
    )
  const partes = [false, true].flatMap((video) => {
    const desses = formatos.filter((f) => ehVideo(f) === video).map((f) => f.toUpperCase())
    return desses.length === 0 ? [] : [`${desses.join(', ')} até ${emMb(maior(video))}`]
  })
  const fotos = formatos.includes('jpg') ? ' Localização e dados da câmera saem das fotos.' : ''
  return `${partes.join('; ')}.${fotos}`
}

/** `1,2 MB`, `340 kB` */
export const formatarTamanho = (bytes: number): string =>
  bytes >= MB
    ? `${(bytes / MB).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
    : `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('pt-BR')} kB`

/** How long what was removed may come back. */
export const HORAS_PARA_DESFAZER = 1

interface Candidato {
  readonly entidade: EntidadeComAnexos
  readonly tipo: NomeDoTipoDeAnexo
  /** of the file as it was sent */
  readonly bytes: number
  /** by its content */
  readonly formato: FormatoDeAnexo
  /** how many the record has without it */
  readonly jaTem: number
}

export type RecusaDeAnexo = { readonly codigo: 'TIPO' | 'ARQUIVO' | 'CHEIO'; readonly mensagem: string }

/** Whether a file of this format may be of this kind here. Null: it may. */
export function recusarTipo(
  c: Pick<Candidato, 'entidade' | 'tipo'> & { formato: string },
): RecusaDeAnexo | null {
  const regra: RegraDaEntidade = ENTIDADES_COM_ANEXOS[c.entidade]
  const tipo: TipoDeAnexo = TIPOS_DE_ANEXO[c.tipo]
  if (!regra.tipos.includes(c.tipo))
    return { codigo: 'TIPO', mensagem: `Este registro não guarda arquivos do tipo ${tipo.rotulo}.` }
  if (!tipo.formatos.some((f) => f === c.formato))
    return {
      codigo: 'ARQUIVO',
      mensagem: `${tipo.rotulo}: envie ${tipo.formatos.map((f) => f.toUpperCase()).join(' ou ')}.`,
    }
  return null
}

/** Null: it may be kept. */
export function recusarAnexo(c: Candidato): RecusaDeAnexo | null {
  const recusa = recusarTipo(c)
  if (recusa) return recusa
  const regra: RegraDaEntidade = ENTIDADES_COM_ANEXOS[c.entidade]
  const tipo: TipoDeAnexo = TIPOS_DE_ANEXO[c.tipo]
  if (c.bytes > tipo.maximoBytes)
    return {
      codigo: 'ARQUIVO',
      mensagem: `${tipo.rotulo}: envie um arquivo de até ${emMb(tipo.maximoBytes)}.`,
    }
  if (c.jaTem >= regra.maximo)
    return {
      codigo: 'CHEIO',
      mensagem: `Este registro tem no máximo ${regra.maximo} arquivos. Remova um antes.`,
    }
  return null
}

/** Those that are named come first, in that order; whatever came in between stays behind them. */
export function ordenarAnexos(atuais: readonly string[], pedida: readonly string[]): string[] {
  const nomeados = [...new Set(pedida)].filter((uid) => atuais.includes(uid))
  return [...nomeados, ...atuais.filter((uid) => !nomeados.includes(uid))]
}

/** Names within an archive: no folders but ours, and no two the same. */
export function nomesNoArquivo(
  anexos: readonly { readonly nome: string; readonly pasta: string }[],
): string[] {
  const usados = new Set<string>()
  const limpo = (t: string): string =>
    t
      .replace(/[\\/:*?"<>|]/g, '-')
      .replace(/^\.+/, '')
      .trim()
  return anexos.map(({ nome, pasta }) => {
    const inicio = limpo(pasta) === '' ? '' : `${limpo(pasta)}/`
    const base = limpo(nome) || 'arquivo'
    const ponto = base.lastIndexOf('.')
    const [antes, depois] = ponto > 0 ? [base.slice(0, ponto), base.slice(ponto)] : [base, '']
    let livre = `${inicio}${base}`
    for (let n = 2; usados.has(livre.toLowerCase()); n++) livre = `${inicio}${antes} (${n})${depois}`
    usados.add(livre.toLowerCase())
    return livre
  })
}
