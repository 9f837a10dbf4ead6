// A small form: values, errors tied to their fields, one submission at a time. After a refusal the values stay and the
// first field in error gets the focus; a fault shows a message with its retry, and nothing typed is lost.
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'

export interface Formulario<V extends object> {
  readonly valores: V
  readonly erros: Readonly<Record<string, string>>
  /** what no field shows: a refusal of the whole, or a fault */
  readonly falha: { readonly texto: string; readonly requestId: string | undefined } | null
  readonly enviando: boolean
  mudar<K extends keyof V>(campo: K, valor: V[K]): void
  apontar(erros: Readonly<Record<string, string>>): void
  aoEnviar(e: SubmitEvent<HTMLFormElement>): void
}

type Erros = Readonly<Record<string, string>>

/** A select of the kit carries its name on a hidden input: the field that is seen says itself that it is in error. */
function focar(form: HTMLFormElement, nome: string): void {
  const campo = form.elements.namedItem(nome)
  const visto =
    campo instanceof HTMLElement && !(campo instanceof HTMLInputElement && campo.type === 'hidden')
  const alvo = visto ? campo : form.querySelector<HTMLElement>('[aria-invalid="true"]')
  alvo?.focus()
}

interface Opcoes<V> {
  readonly inicial: V
  /** checked before sending; empty: send. The rules of a long form may be loaded here: reading it does not need them. */
  readonly conferir?: (v: V) => Erros | Promise<Erros>
  readonly enviar: (v: V) => Promise<void>
}

export function useFormulario<V extends object>({ inicial, conferir, enviar }: Opcoes<V>): Formulario<V> {
  const [valores, setValores] = useState(inicial)
  const [primeiros] = useState(inicial)
  // On a slow line people type before the scripts have come: what stands in the fields then is the form's.
  useEffect(() => {
    const digitados = Object.entries(primeiros).flatMap(([campo, valor]) => {
      const [onde] = document.getElementsByName(campo)
      return valor === '' && onde instanceof HTMLInputElement && onde.value !== ''
        ? [[campo, onde.value]]
        : []
    })
    if (digitados.length > 0) setValores((v) => ({ ...v, ...Object.fromEntries(digitados) }))
  }, [primeiros])
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [falha, setFalha] = useState<Formulario<V>['falha']>(null)
  const [enviando, setEnviando] = useState(false)
  const ocupado = useRef(false)

  // The focus goes there once the errors are drawn.
  const recusado = useRef<{ readonly form: HTMLFormElement; readonly nome: string } | null>(null)
  useEffect(() => {
    const r = recusado.current
    recusado.current = null
    if (r !== null) focar(r.form, r.nome)
  }, [erros])

  const mostrar = (novos: Readonly<Record<string, string>>, form: HTMLFormElement): void => {
    const [nome] = Object.keys(novos)
    recusado.current = nome === undefined ? null : { form, nome }
    setErros(novos)
  }
  const mudar = useCallback(<K extends keyof V>(campo: K, valor: V[K]) => {
    setValores((v) => ({ ...v, [campo]: valor }))
    setErros((e) =>
      String(campo) in e ? Object.fromEntries(Object.entries(e).filter(([k]) => k !== campo)) : e,
    )
  }, [])

  const conferirEEnviar = async (form: HTMLFormElement): Promise<void> => {
    try {
      const antes = (await conferir?.(valores)) ?? {}
      if (Object.keys(antes).length > 0) return mostrar(antes, form)
      setFalha(null)
      setErros({})
      await enviar(valores)
    } catch (erro) {
      const campos = erro instanceof ErroDeChamada ? erro.campos : {}
      if (Object.keys(campos).length > 0) return mostrar(campos, form)
      setFalha({
        texto: erro instanceof Error ? erro.message : String(erro),
        requestId: erro instanceof ErroDeChamada && erro.codigo >= 500 ? erro.erro.requestId : undefined,
      })
    }
  }

  return {
    valores,
    erros,
    falha,
    enviando,
    mudar,
    apontar: setErros,
    aoEnviar(e) {
      e.preventDefault()
      if (ocupado.current) return
      ocupado.current = true
      setEnviando(true)
      void conferirEEnviar(e.currentTarget).finally(() => {
        ocupado.current = false
        setEnviando(false)
      })
    },
  }
}
