// The form of a back-office record: what was typed, what differs from what was read, errors at their fields. On a
// version conflict the two edits are merged field by field and saved; only fields that both changed are asked.
// Nothing typed is lost by a refusal.
import {
  type CampoEmConflito,
  comValoresDeles,
  juntarEdicoes,
  peloHistorico,
} from '@martelo/domain/comum/juntar-edicoes.ts'
import { useCallback, useEffect, useState } from 'react'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { avisarAtencao, avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { conflitoDe, type DadosDoConflito } from '../ficha/conflito.tsx'
import { PALAVRAS_GERAIS } from '../ficha/palavras.ts'
import type { Palavras } from '@martelo/contracts/core/palavras-do-historico.ts'
import { apontarErros, calarErros } from './apontar-erros.ts'

/** Another user saved first. */
export interface EdicaoDeOutro {
  readonly dados: DadosDoConflito
  /** what both changed differently; null while the newer record is not here, or cannot be had */
  readonly conflitos: readonly CampoEmConflito[] | null
  /** what only the other changed: the form has it already */
  readonly vindos: readonly string[]
}

export interface Registro<V extends object> {
  readonly valores: V
  readonly erros: Readonly<Record<string, string>>
  readonly mudou: boolean
  readonly salvando: boolean
  readonly conflito: EdicaoDeOutro | null
  mudar<K extends keyof V>(campo: K, valor: V[K]): void
  /** several at once: one field follows from another */
  mudarVarios(novos: Partial<V>): void
  salvar(): Promise<boolean>
  /** what was typed goes; the record as it was read comes back */
  descartar(): void
  /** after a conflict: saves the merged record, with the other's value at the named fields */
  resolver(cedidos: ReadonlySet<string>): void
  /** after a conflict: what was typed goes, the newer record comes */
  usarNovo(): void
}

interface Opcoes<V> {
  /** the record as it was read; a new object only after another read */
  readonly lido: V
  /** its version; undefined for a record that does not exist yet */
  readonly versao?: number | undefined
  readonly salvar: (valores: V, versao: number) => Promise<unknown>
  /** reads the record again, so that `lido` and `versao` become the newer ones */
  readonly reler?: (() => Promise<unknown>) | undefined
  readonly aoSalvar?: () => void
  readonly mensagem?: string
  /** how the fields are called, where not as in the whole back-office */
  readonly palavras?: Palavras
}

const nomes = (p: Palavras, campos: readonly string[]): string =>
  campos.map((c) => p.nomeDoCampo(c.split('.').at(-1) ?? c)).join(', ')

export function useRegistro<V extends object>({
  lido,
  versao = 0,
  salvar,
  reler,
  aoSalvar,
  mensagem,
  palavras = PALAVRAS_GERAIS,
}: Opcoes<V>): Registro<V> {
  const [base, setBase] = useState({ lido, versao })
  const [valores, setValores] = useState(lido)
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [conflito, setConflito] = useState<EdicaoDeOutro | null>(null)
  const [salvando, setSalvando] = useState(false)
  const mudou = JSON.stringify(valores) !== JSON.stringify(base.lido)

  // A newer reading replaces an untouched form at once; a touched one keeps its work until it is saved.
  if (base.versao < versao && !mudou && !salvando) {
    setBase({ lido, versao })
    setValores(lido)
  }
  const mudarVarios = useCallback((novos: Partial<V>) => {
    setValores((v) => ({ ...v, ...novos }))
    setErros((e) => Object.fromEntries(Object.entries(e).filter(([k]) => !(k in novos))))
  }, [])

  /** The other's record is known: merged, and saved at once when nothing has to be asked. */
  const juntar = async (dados: DadosDoConflito, deles: V, comVersao: number): Promise<boolean> => {
    const { valores: juntos, vindos, conflitos } = juntarEdicoes(base.lido, valores, deles)
    setBase({ lido: deles, versao: comVersao })
    setValores(juntos)
    if (conflitos.length > 0) {
      setConflito({ dados, conflitos, vindos })
      return false
    }
    setConflito(null)
    const salvou = await enviar(juntos, comVersao)
    if (salvou && vindos.length > 0)
      avisarAtencao(
        `${dados.por ?? 'Outra pessoa'} mudou ${nomes(palavras, vindos)}. As duas mudanças ficaram.`,
      )
    return salvou
  }
  const aoColidir = async (dados: DadosDoConflito): Promise<boolean> => {
    const deles = reler === undefined ? peloHistorico(base.lido, dados.mudancas) : null
    if (deles !== null) return juntar(dados, deles, dados.versao)
    setConflito({ dados, conflitos: null, vindos: [] })
    await reler?.()
    return false
  }
  // The reading that a conflict asked for has come.
  useEffect(() => {
    if (reler === undefined || conflito === null || conflito.conflitos !== null) return
    if (salvando || versao < conflito.dados.versao) return
    void juntar(conflito.dados, lido, versao)
  })

  useEffect(() => calarErros, [])

  const enviar = async (oque: V, comVersao: number): Promise<boolean> => {
    setSalvando(true)
    setErros({})
    calarErros()
    try {
      await salvar(oque, comVersao)
      setBase({ lido: oque, versao: comVersao + 1 })
      setConflito(null)
      avisarSucesso(mensagem)
      aoSalvar?.()
      return true
    } catch (e) {
      const outro = conflitoDe(e)
      if (outro !== null) return await aoColidir(outro)
      if (e instanceof ErroDeChamada && Object.keys(e.campos).length > 0) {
        setErros(e.campos)
        apontarErros(e.campos)
      } else avisarErro(e)
      return false
    } finally {
      setSalvando(false)
    }
  }
  const descartar = (): void => {
    setBase({ lido, versao })
    setValores(lido)
    setErros({})
    setConflito(null)
    calarErros()
  }
  return {
    valores,
    erros,
    mudou,
    salvando,
    conflito,
    mudarVarios,
    mudar: (campo, valor) => mudarVarios({ [campo]: valor } as unknown as Partial<V>),
    salvar: () => enviar(valores, base.versao),
    descartar,
    resolver(cedidos) {
      if (conflito === null) return
      const decididos = comValoresDeles(valores, conflito.conflitos ?? [], cedidos)
      setValores(decididos)
      void enviar(decididos, conflito.conflitos === null ? conflito.dados.versao : base.versao)
    },
    usarNovo() {
      if (reler !== undefined) return void reler().then(descartar)
      descartar()
      aoSalvar?.()
    },
  }
}
