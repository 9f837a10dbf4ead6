// Auctioneers of the house, each with his books of this year and of the one before.
import { Anchor, Group } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { LEILOEIRO } from '@martelo/contracts/leiloeiros/leiloeiros.cadastro.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { relogio } from '../../../core/relogio.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function Leiloeiros() {
  const livros = permite(TELAS_IMPRESSOS.livrosAnuais.permission, useQuem())
  const ano = Number(diaEmBrasilia(relogio.agora()).slice(0, 4))
  return (
    <TelaDeCadastro
      cadastro={LEILOEIRO}
      colunas={
        livros
          ? [
              {
                id: 'livros',
                titulo: 'Livros',
                valor: () => null,
                mostrar: (l) => (
                  <Group gap="xs" wrap="nowrap">
                    {[ano, ano - 1].map((a) => (
                      <Anchor
                        key={a}
                        size="sm"
                        href={caminho(TELAS_IMPRESSOS.livrosAnuais, { leoUid: l.uid, ano: a })}
                        target="_blank"
                        onClick={(e) => e.stopPropagation()}
                      >
                        {a}
                      </Anchor>
                    ))}
                  </Group>
                ),
              },
            ]
          : []
      }
    />
  )
}
