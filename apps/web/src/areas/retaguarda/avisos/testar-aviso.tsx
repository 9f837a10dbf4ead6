// Sends the saved notice to who sets it up, with examples.
import { Button, Menu } from '@mantine/core'
import { ROTULO_DO_CANAL } from '@martelo/domain/avisos/declarar-aviso.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarAtencao, avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { AvisoAberto } from './aviso-da-casa.screen.tsx'

const DE_TESTE = ['email', 'sino'] as const

export function TestarAviso({ aviso, mudou }: { aviso: AvisoAberto; mudou: boolean }) {
  const [enviando, setEnviando] = useState(false)
  const canais = DE_TESTE.filter((c) => aviso.canais.includes(c))
  const enviar = async (canal: (typeof DE_TESTE)[number]): Promise<void> => {
    setEnviando(true)
    try {
      const { destino, situacao } = await chamar('POST /v1/configurar-notificacoes/:tipo/testar', {
        params: { tipo: aviso.tipo },
        body: { canal },
      })
      if (situacao === 'dispensada') avisarAtencao('O teste não saiu. O motivo está em Avisos enviados.')
      else if (situacao === 'adiada')
        avisarAtencao('O teste sai mais tarde: no resumo ou fora do seu sossego.')
      else avisarSucesso(canal === 'email' ? `Teste enviado a ${destino}` : 'O teste está no seu sino')
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      avisarErro(e)
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" disabled={mudou || canais.length === 0} loading={enviando}>
          {mudou ? 'Salve para testar' : 'Enviar um teste a mim'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {canais.map((c) => (
          <Menu.Item key={c} onClick={() => void enviar(c)}>
            {ROTULO_DO_CANAL[c]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
