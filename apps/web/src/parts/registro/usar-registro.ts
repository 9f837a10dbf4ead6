// The form of a back-office record: what was typed, what differs from what was read, errors at their fields, and the
// conflict when somebody else saved meanwhile. Nothing typed is lost by a refusal.
import { useCallback, useState } from 'react'
import { ErroDeChamada } from '../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { apontarErros } from './apontar-erros.ts'
import { conflitoDe, type DadosDoConflito } from '../ficha/conflito.tsx'

export interface Registro<V extends object> {
  readonly valores: V
  readonly erros: Readonly<Record<string, string>>
  readonly mudou: boolean
  readonly salvando: boolean
  readonly conflito: DadosDoConflito | null
  mudar<K extends keyof V>(campo: K, valor: V[K]): void
  /** several at once: one field follows from another */
  mudarVarios(novos: Partial<V>): void
  salvar(): Promise<boolean>
  /** what was typed goes; the record as it was read comes back */
  descartar(): void
  /** after a conflict: this form over the newer record */
  manterMeu(): void
}

interface Opcoes<V> {
  /** the record as it was read; a new object only when it was read anew */
  readonly lido: V
  /** its version; undefined for a record that does not exist yet */
  readonly versao?: number | undefined
  readonly salvar: (valores: V, versao: number) => Promise<unknown>
  readonly aoSalvar?: () => void
  readonly mensagem?: string
}

export function useRegistro<V extends object>({
  lido,
  versao = 0,
  salvar,
  aoSalvar,
  mensagem,
}: Opcoes<V>): Registro<V> {
  const [base, setBase] = useState({ lido, versao })
  const [valores, setValores] = useState(lido)
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [conflito, setConflito] = useState<DadosDoConflito | null>(null)
  const [salvando, setSalvando] = useState(false)
  const mudou = JSON.stringify(valores) !== JSON.stringify(base.lido)

  // A newer reading replaces an untouched form at once; a touched one keeps its work until it is saved.
  if (base.versao !== versao && !mudou && !salvando) {
    setBase({ lido, versao })
    setValores(lido)
  }
  const mudarVarios = useCallback((novos: Partial<V>) => {
    setValores((v) => ({ ...v, ...novos }))
    setErros((e) => Object.fromEntries(Object.entries(e).filter(([k]) => !(k in novos))))
  }, [])

  const enviar = async (comVersao: number): Promise<boolean> => {
    setSalvando(true)
    setErros({})
    try {
      await salvar(valores, comVersao)
      setBase({ lido: valores, versao: comVersao + 1 })
      setConflito(null)
      avisarSucesso(mensagem)
      aoSalvar?.()
      return true
    } catch (e) {
      const outro = conflitoDe(e)
      if (outro !== null) setConflito(outro)
      else if (e instanceof ErroDeChamada && Object.keys(e.campos).length > 0) {
        setErros(e.campos)
        apontarErros(e.campos)
      } else avisarErro(e)
      return false
    } finally {
      setSalvando(false)
    }
  }
  return {
    valores,
    erros,
    mudou,
    salvando,
    conflito,
    mudarVarios,
    mudar: (campo, valor) => mudarVarios({ [campo]: valor } as unknown as Partial<V>),
    salvar: () => enviar(base.versao),
    descartar() {
      setBase({ lido, versao })
      setValores(lido)
      setErros({})
      setConflito(null)
    },
    manterMeu() {
      if (conflito !== null) void enviar(conflito.versao)
    },
  }
}
