// Support sees the site as this person does: asked with a reason, half an hour, looking only.
import { Button, Stack, Text } from '@mantine/core'
import { ehCliente, permite } from '@martelo/contracts/core/permissions.ts'
import { useId, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { lembrarSessao, lembrarVolta } from '../../../core/sessao.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'

interface Representado {
  readonly uid: string
  readonly nome: string
  readonly ativo: boolean
  /** the account of this session itself */
  readonly eu: boolean
  /** why this account is not seen so; a client's always is */
  readonly naoSeRepresenta?: string | null
}

export function Representar({ u }: { u: Representado }) {
  const quem = useQuem()
  const [aberto, setAberto] = useState(false)
  const porque = useId()
  const motivo = u.naoSeRepresenta ?? null
  if (u.eu || !u.ativo || !permite('usuario:representar', quem)) return null
  return (
    <>
      <Stack gap={2} align="flex-start">
        <Button
          variant="default"
          disabled={motivo !== null}
          aria-describedby={motivo === null ? undefined : porque}
          onClick={() => setAberto(true)}
        >
          Ver como esta pessoa
        </Button>
        {motivo !== null && (
          <Text id={porque} size="xs" c="dimmed" maw={280}>
            {motivo}
          </Text>
        )}
      </Stack>
      <Confirmar
        aberto={aberto}
        titulo={`Ver o site como ${u.nome}?`}
        botao="Ver"
        motivo="obrigatorio"
        aoFechar={() => setAberto(false)}
        aoConfirmar={async (razao) => {
          const s = await chamar('POST /v1/usuarios/:uid/representar', {
            params: { uid: u.uid },
            body: { motivo: razao },
          })
          lembrarVolta()
          lembrarSessao(s)
          location.assign(ehCliente({ papeis: s.roles }) ? '/cliente' : '/admin')
        }}
      >
        Por 30 minutos este navegador mostra o site como a pessoa o vê, só para ver; depois você volta a esta
        página. Ela recebe um aviso com o motivo.
      </Confirmar>
    </>
  )
}
