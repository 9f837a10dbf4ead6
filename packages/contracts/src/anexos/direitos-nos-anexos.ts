// Who sees and who changes the files of a kind of record, and of which of its records.
import {
  ENTIDADES_COM_ANEXOS,
  type EntidadeComAnexos,
  type NomeDoTipoDeAnexo,
  PAPEIS_DO_COMPRADOR,
} from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { SITUACOES_DE_VISTORIA, aceitaRespostas } from '@martelo/domain/vistorias/states.ts'
import { limitadoAosPatios, type Permissao, permite, type QuemEntra } from '../core/permissions.ts'
import { alcanceNasVistorias } from '../vistorias/alcance-nas-vistorias.ts'

interface Direitos {
  readonly ver: Permissao
  readonly editar: Permissao
  /** the record stands in a yard: yard staff reach those of their own yards */
  readonly ficaEmPatio?: true
  /** records that are given to one person: who has no wider reach sees those given to him */
  readonly temVistoriador?: true
  /** in which states of the record its files change; without it in all */
  readonly mudaEm?: readonly string[]
  /** what a consignor sees of the records that are his own */
  readonly paraOComitente?: readonly NomeDoTipoDeAnexo[]
  /** what a client sees of what he bought */
  readonly paraOComprador?: readonly NomeDoTipoDeAnexo[]
  /** what a client sees of his own records, and adds to them while they are open */
  readonly doCliente?: readonly NomeDoTipoDeAnexo[]
}
export const PERMISSOES_DE_ANEXOS = {
  leilao: { ver: 'leilao:ver', editar: 'leilao:editar' },
  video_institucional: { ver: 'transmissao:ver', editar: 'transmissao:operar' },
  incidente: { ver: 'incidente:ver', editar: 'incidente:tratar', doCliente: ['foto', 'video', 'documento'] },
  preferencia_do_lote: { ver: 'judicial:decidir', editar: 'judicial:decidir', doCliente: ['documento'] },
  comitente: {
    ver: 'comitente:ver',
    editar: 'comitente:editar',
    paraOComitente: ['contrato', 'oficio'],
  },
  veiculo: {
    ver: 'veiculo:ver',
    editar: 'veiculo:editar',
    ficaEmPatio: true,
    paraOComitente: ['documento', 'laudo', 'foto'],
  },
  prestacao: { ver: 'prestacao:ver', editar: 'prestacao:fazer', paraOComitente: ['nota'] },
  venda: { ver: 'venda:ver', editar: 'venda:mover' },
  venda_item: { ver: 'venda:ver', editar: 'documentacao:mover', paraOComprador: PAPEIS_DO_COMPRADOR },
  vistoria: {
    ver: 'vistoria:ver',
    editar: 'vistoria:fazer',
    ficaEmPatio: true,
    temVistoriador: true,
    mudaEm: SITUACOES_DE_VISTORIA.filter(aceitaRespostas),
  },
  vistoria_copia: {
    ver: 'vistoria:ver',
    editar: 'vistoria:fazer',
    ficaEmPatio: true,
    temVistoriador: true,
  },
  remocao: { ver: 'remocao:ver', editar: 'remocao:mover', ficaEmPatio: true, paraOComitente: ['foto'] },
  estadia: { ver: 'estadia:ver', editar: 'estadia:mover', ficaEmPatio: true, paraOComitente: ['foto'] },
} as const satisfies Record<EntidadeComAnexos, Direitos>

export interface Alcance {
  /** which records of the kind */
  readonly registros:
    | 'todos'
    | 'dos-seus-patios'
    | 'do-seu-comitente'
    | 'do-cliente'
    | 'do-comprador'
    | 'dados-a-ele'
  /** only records in one of these states; absent: in any */
  readonly situacoes?: readonly string[]
  readonly tipos: readonly NomeDoTipoDeAnexo[]
}

/** `enviar` adds a file; `editar` also changes and removes those that are there. */
export type OQueComAnexos = 'ver' | 'enviar' | 'editar'

/** Null: none. */
export function alcanceNosAnexos(
  entidade: EntidadeComAnexos,
  oque: OQueComAnexos,
  quem: QuemEntra | null,
): Alcance | null {
  const d: Direitos = PERMISSOES_DE_ANEXOS[entidade]
  if (permite(oque === 'ver' ? d.ver : d.editar, quem))
    return {
      registros: quaisRegistros(d, quem),
      tipos: ENTIDADES_COM_ANEXOS[entidade].tipos,
      ...(oque !== 'ver' && d.mudaEm ? { situacoes: d.mudaEm } : {}),
    }
  if (oque === 'ver' && d.paraOComitente && permite('comitente:acompanhar', quem))
    return { registros: 'do-seu-comitente', tipos: d.paraOComitente }
  if (oque === 'ver' && d.paraOComprador && permite('compra:minha', quem))
    return { registros: 'do-comprador', tipos: d.paraOComprador }
  if (oque !== 'editar' && d.doCliente && permite('cliente:area', quem))
    return { registros: 'do-cliente', tipos: d.doCliente }
  return null
}

function quaisRegistros(d: Direitos, quem: QuemEntra | null): Alcance['registros'] {
  if (d.temVistoriador && alcanceNasVistorias(quem) === 'suas') return 'dados-a-ele'
  return d.ficaEmPatio && limitadoAosPatios(quem) ? 'dos-seus-patios' : 'todos'
}
