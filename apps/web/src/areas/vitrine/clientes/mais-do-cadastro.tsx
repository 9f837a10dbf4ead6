// What a person may tell of himself at sign-up and may leave out: shown when he asks for it, so that the form stays short.
import { type Interesse, ROTULO_DO_INTERESSE } from '@martelo/domain/clientes/o-que-procura.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Checkbox } from '@martelo/ui/choice.tsx'
import { useState } from 'react'
import type { Formulario } from '../../../kit/formulario/usar-formulario.ts'
import { Campo } from './campo-do-cadastro-novo.tsx'
import type { Campos } from './campos-do-cadastro.ts'

export function MaisDoCadastro({ f, empresa }: { f: Formulario<Campos>; empresa: boolean }) {
  const [aberto, setAberto] = useState(false)
  if (!aberto)
    return (
      <Button type="button" variant="ghost" aria-expanded={false} onClick={() => setAberto(true)}>
        Contar mais sobre mim (opcional)
      </Button>
    )
  const marcar = (i: Interesse, sim: boolean): void =>
    f.mudar('interesses', sim ? [...f.valores.interesses, i] : f.valores.interesses.filter((x) => x !== i))
  return (
    <>
      <div className="formulario-duas">
        {empresa && <Campo f={f} nome="nomeFantasia" rotulo="Nome fantasia" opcional maxLength={150} />}
        {!empresa && (
          <Campo
            f={f}
            nome="ocupacao"
            rotulo="Ocupação"
            opcional
            maxLength={80}
            autoComplete="organization-title"
          />
        )}
        <Campo f={f} nome="ramo" rotulo="Ramo de atividade" opcional maxLength={80} />
        <Campo f={f} nome="nomeFazenda" rotulo="Nome da fazenda" opcional maxLength={150} />
        <Campo f={f} nome="comoConheceu" rotulo="Como nos conheceu" opcional maxLength={80} />
      </div>
      <fieldset className="formulario-interesses">
        <legend>O que procura</legend>
        {(Object.keys(ROTULO_DO_INTERESSE) as Interesse[]).map((i) => (
          <Checkbox
            key={i}
            label={ROTULO_DO_INTERESSE[i]}
            checked={f.valores.interesses.includes(i)}
            onChange={(e) => marcar(i, e.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </>
  )
}
