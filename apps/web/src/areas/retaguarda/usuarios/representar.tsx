// Support sees the site as this person does: asked with a reason, half an hour, looking only.
import { Button } from '@mantine/core'
import { ehCliente, permite } from '@martelo/contracts/core/permissions.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { lembrarSessao } from '../../../core/sessao.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'

interface Representado {
  readonly uid: string
  readonly nome: string
  readonly ativo: boolean
  /** the account of this session itself */
  readonly eu: boolean
}

export function Representar({ u }: { u: Representado }) {
  const quem = useQuem()
  const [aberto, setAberto] = useState(false)
  if (u.eu || !u.ativo || !permite('usuario:representar', quem)) return null
  return (
    <>
      <Button variant="default" onClick={() => setAberto(true)}>
        Ver como esta pessoa
      </Button>
      <Confirmar
        aberto={aberto}
        titulo={`Ver o site como ${u.nome}?`}
        botao="Ver"
        motivo="obrigatorio"
        aoFechar={() => setAberto(false)}
        aoConfirmar={async (motivo) => {
          const s = await chamar('POST /v1/usuarios/:uid/representar', {
            params: { uid: u.uid },
            body: { motivo },
          })
          lembrarSessao(s)
          location.assign(ehCliente({ papeis: s.roles }) ? '/cliente' : '/admin')
        }}
      >
        A sua sessão termina neste navegador e a da pessoa abre por 30 minutos, só para ver. Ela recebe um
        aviso com o motivo.
      </Confirmar>
    </>
  )
}
