// The open report as a file: the same filters, all rows.
import { Button, Group } from '@mantine/core'
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { FORMATOS_DE_RELATORIO, type FormatoDeRelatorio } from '@martelo/domain/relatorios/formatos.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { chamarArquivo } from '../../core/api.ts'
import { avisarErro } from '../../core/mantine/avisos.ts'
import { baixar } from '../../kit/tabela/exportar.ts'
import type { ConsultaDoRelatorio } from './consulta-do-relatorio.ts'

export function ArquivosDoRelatorio({ consulta }: { readonly consulta: ConsultaDoRelatorio }) {
  const [fazendo, setFazendo] = useState<string | null>(null)
  const { pagina: _, porPagina: __, ordenar: ___, ...recorte } = consulta.pedido
  const pegar = async (formato: FormatoDeRelatorio): Promise<void> => {
    setFazendo(formato)
    try {
      const arquivo = await chamarArquivo('GET /v1/relatorios/:relatorio/arquivo', {
        params: { relatorio: consulta.nome },
        query: { ...recorte, formato },
      })
      baixar(arquivo, `${RELATORIOS[consulta.nome].titulo}.${formato}`)
    } catch (e) {
      avisarErro(e)
    } finally {
      setFazendo(null)
    }
  }
  return (
    <Group gap="xs" role="group" aria-label="Baixar">
      {FORMATOS_DE_RELATORIO.map((f) => (
        <Button
          key={f}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={fazendo === f}
          disabled={fazendo !== null && fazendo !== f}
          onClick={() => void pegar(f)}
        >
          {f.toUpperCase()}
        </Button>
      ))}
    </Group>
  )
}
