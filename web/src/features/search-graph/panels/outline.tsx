// The graph as an outline, where there is no room for a canvas.

import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { percentText } from '../../../chemistry/step/evidence-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '../../../ui/icons/work-icons.tsx';
import type { GraphItem, MoleculeItem, ReactionItem } from '../canvas/graph-tree.ts';
import { checkColors, lookOf, looks, moleculeWords } from '../molecule-words.ts';

export interface OutlineProps {
  tree: MoleculeItem;
  selectedId: string;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  /** What is known of the selected item, below it. */
  detail: ReactNode;
}

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export function Outline({ tree, ...rest }: OutlineProps) {
  const { t } = useTranslation('search-graph');
  return (
    <ul aria-label={t('canvas.label')} style={list}>
      <OutlineItem item={tree} {...rest} />
    </ul>
  );
}

function OutlineItem({ item, ...rest }: Omit<OutlineProps, 'tree'> & { item: GraphItem }) {
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const { selectedId, onSelect, onOpen, detail } = rest;
  if (item.kind === 'more')
    return (
      <li>
        <Button onClick={() => onOpen(item.id)}>{t('more', { count: item.count })}</Button>
      </li>
    );
  const isSelected = item.id === selectedId;
  const { name, words, edge, picture } = item.kind === 'molecule' ? ofMolecule(item) : ofReaction(item);
  return (
    <li>
      <Flex gap={4} style={{ margin: '4px 0' }}>
        <Button
          aria-pressed={isSelected}
          icon={picture}
          style={{
            flex: 1,
            height: 'auto',
            minHeight: 44,
            justifyContent: 'start',
            minWidth: 0,
            padding: '3px 8px',
            textAlign: 'start',
            borderInlineStart: edge,
            background: isSelected ? 'var(--primary-tint)' : undefined,
          }}
          onClick={() => onSelect(item.id)}
        >
          <span style={{ minWidth: 0 }}>
            <Typography.Text strong ellipsis style={{ display: 'block' }}>
              {name}
            </Typography.Text>
            <Typography.Text type="secondary" ellipsis style={{ display: 'block', fontSize: 12 }}>
              {words}
            </Typography.Text>
          </span>
        </Button>
        {item.kind === 'molecule' && item.node.reactions > 0 && item.linkTo === null && (
          <IconButton
            label={t(item.isOpen ? 'close' : 'open', { name })}
            aria-expanded={item.isOpen}
            style={{ width: 44, height: 'auto' }}
            icon={item.isOpen ? <ChevronDownIcon size={18} /> : <ChevronRightIcon size={18} />}
            onClick={() => onOpen(item.id)}
          />
        )}
      </Flex>
      {isSelected && detail}
      {item.children.length > 0 && (
        <ul style={{ ...list, paddingInlineStart: 12, borderInlineStart: '1px solid var(--line)' }}>
          {item.children.map((one) => (
            <OutlineItem key={one.id} item={one} {...rest} />
          ))}
        </ul>
      )}
    </li>
  );

  function ofMolecule({ node, linkTo }: MoleculeItem) {
    const look = looks[lookOf(node)];
    return {
      name: moleculeLabel(node.molecule),
      words: linkTo === null ? moleculeWords(t, routes, node) : t('canvas.link'),
      edge: `3px ${look.dash ? 'dashed' : 'solid'} ${look.stroke}`,
      picture: <MoleculePicture molecule={node.molecule} width={72} height={46} decorative />,
    };
  }

  function ofReaction({ reaction, isChosen }: ReactionItem) {
    const { name: called, stepsToStock: far, check, score } = reaction;
    const state = far === undefined ? t(`canvas.${check}`) : t('canvas.steps', { count: far });
    return {
      name: isChosen ? `✓ ${called}` : called,
      words: `${percentText(routes, score)} · ${state}`,
      edge: `4px solid ${checkColors[check]}`,
      picture: undefined,
    };
  }
}
