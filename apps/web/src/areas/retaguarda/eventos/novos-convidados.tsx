// How guests come in: one by a short form, many by a spreadsheet that is shown row by row before anything is kept.
import { TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { COLUNAS_DE_CONVIDADOS } from '@martelo/domain/eventos/convidados.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar, enviar } from '../../../core/api.ts'
import { DialogoCurto } from '../../../kit/formulario/dialogo-curto.tsx'
import { PlanilhaConferida } from '../../../kit/formulario/planilha-conferida.tsx'

interface Props {
  readonly uid: string
  readonly aoFechar: () => void
}

type Previa = RespostaDe<Calls['POST /v1/eventos/:uid/convidados/planilha']>

const CAMPOS = [
  ['nome', 'Nome'],
  ['email', 'E-mail'],
  ['telefone', 'Telefone'],
  ['empresa', 'Empresa'],
] as const

export function NovoConvidado({ uid, aoFechar }: Props) {
  const consultas = useQueryClient()
  const [v, setV] = useState({ nome: '', email: '', telefone: '', empresa: '' })
  return (
    <DialogoCurto
      titulo="Novo convidado"
      botao="Incluir"
      feito={`${v.nome.trim()} está na lista`}
      enviar={async () => {
        const body = { ...v, email: v.email.trim() || null }
        await chamar('POST /v1/eventos/:uid/convidados', { params: { uid }, body })
        await consultas.invalidateQueries()
      }}
      aoFechar={aoFechar}
    >
      {(campos) =>
        CAMPOS.map(([nome, label]) => (
          <TextInput
            key={nome}
            label={label}
            value={v[nome]}
            error={campos[nome]}
            required={nome === 'nome'}
            type={nome === 'email' ? 'email' : 'text'}
            onChange={(e) => {
              const texto = e.currentTarget.value
              setV((a) => ({ ...a, [nome]: texto }))
            }}
          />
        ))
      }
    </DialogoCurto>
  )
}

export function PlanilhaDeConvidados({ uid, aoFechar }: Props) {
  return (
    <PlanilhaConferida<Previa>
      titulo="Convidados por planilha"
      ajuda={`Um .xlsx ou .csv com as colunas ${COLUNAS_DE_CONVIDADOS.join(', ')} na primeira linha; só o nome é obrigatório.`}
      colunas={[
        ['Nome', (l) => l.nome],
        ['E-mail', (l) => l.email],
      ]}
      botao={(certas) => `Incluir ${quantos(certas, 'convidado', 'convidados')}`}
      mandar={(a, confirmar) =>
        enviar('POST /v1/eventos/:uid/convidados/planilha', [a], { params: { uid }, body: { confirmar } })
      }
      feito={(r) => quantos(r.incluidos, 'convidado incluído', 'convidados incluídos')}
      aoFechar={aoFechar}
    />
  )
}
